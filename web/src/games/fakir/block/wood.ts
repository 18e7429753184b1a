/** The block's own wood: dark in its channels, and clear as horn where one looks through. */
import type { IUniform, MeshStandardMaterial } from 'three';
import { wooden } from '../../../scene/wood';
import { HALF } from './poses';

const FINISH = /* glsl */ `
// What is deep in a channel gets little light.
vec3 inset = ${HALF.toFixed(2)} - abs(vWood);
float deep = min(min(inset.x, inset.y), inset.z);
diffuseColor.rgb *= mix(.05, 1., exp(-8. * max(0., deep - .03)));
// Seen through, it is like horn: clear in the middle, warm where one looks along it.
float along = 1. - abs(dot(normalize(vNormal), normalize(vViewPosition)));
float horn = deep > .05 ? .03 + .2 * along * along : .16 + .5 * along * along;
diffuseColor.a *= mix(1., horn, through);
`;

export interface Wood {
  material: MeshStandardMaterial;
  through: IUniform<number>;
}

export function beech(): Wood {
  const through: IUniform<number> = { value: 0 };
  return { material: wooden({ finish: FINISH, uniforms: { through } }), through };
}
