/** Beech, through and through: a solid texture, so that every cut shows the grain that would be there. */
import { MeshStandardMaterial, type IUniform } from 'three';
import { HALF } from './poses';

const HEAD = 'varying vec3 vWood;\n';

const NOISE = /* glsl */ `
uniform float through;
float hash(vec3 p) {
  p = fract(p * vec3(.1031, .1030, .0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.x + p.y) * p.z);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
/** One short dark ray in some of the cells of a grid that is long along the grain. */
float fleck(vec3 p) {
  vec3 q = p * vec3(3.1, 13., 13.);
  vec3 cell = floor(q), f = fract(q) - .5;
  float dice = hash(cell + 7.);
  vec3 off = vec3(hash(cell + 1.), hash(cell + 2.), hash(cell + 3.)) - .5;
  vec3 d = (f - off * vec3(.3, .6, .6)) / vec3(.3 + .15 * dice, .09, .16);
  return step(.3, dice) * smoothstep(1., .35, length(d));
}
vec3 beech(vec3 p) {
  // The grain runs along x; the heart of the tree lies low and behind.
  vec3 bent = p + .12 * vec3(0., noise(p * vec3(.5, .9, .9)), noise(p * vec3(.5, .9, .9) + 9.));
  float rings = length(bent.yz - vec2(-6.2, -3.4)) * 3.1 + .5 * noise(p * vec3(.35, 1.3, 1.3));
  float ring = smoothstep(.55, .98, fract(rings)) * (1. - smoothstep(.98, 1., fract(rings)));
  float cloud = noise(p * vec3(.7, 1.5, 1.5) + 3.);
  float fibre = noise(p * vec3(5., 60., 60.));
  vec3 wood = mix(vec3(.640, .395, .205), vec3(.710, .465, .255), cloud);
  wood *= 1. - .09 * ring;
  wood *= .95 + .09 * fibre;
  return mix(wood, vec3(.36, .195, .085), .75 * fleck(p));
}
`;

const COLOUR = /* glsl */ `
diffuseColor.rgb = beech(vWood);
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
  const material = new MeshStandardMaterial({ roughness: 0.74, metalness: 0 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['through'] = through;
    shader.vertexShader = HEAD + shader.vertexShader;
    shader.vertexShader = shader.vertexShader.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvWood = position;',
    );
    shader.fragmentShader = HEAD + NOISE + shader.fragmentShader;
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <color_fragment>',
      `#include <color_fragment>\n${COLOUR}`,
    );
  };
  return { material, through };
}
