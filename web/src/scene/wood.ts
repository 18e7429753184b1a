/** Beech, through and through: a solid texture, so that every cut shows the grain that would be there. */
import { Color, MeshStandardMaterial, Vector4, type IUniform } from 'three';

const HEAD = 'varying vec3 vWood;\n';

const GRAIN = /* glsl */ `
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

/** Bodies that are drawn together bring each its own. */
const STAIN = `uniform vec4 stain;
#ifdef USE_COLOR_ALPHA
#define STAIN vColor
#else
#define STAIN stain
#endif
`;

/** A stain, and how much of it. */
export const stained = (stain?: string): Vector4 => {
  const { r, g, b } = new Color(stain ?? '#ffffff');
  return new Vector4(r, g, b, stain ? 1 : 0);
};

interface Made {
  /** How many of the room's measures a growth of the tree as wide as Fakir's crossings takes. */
  scale?: number;
  /** The wood is stained. */
  stain?: string;
  /** What else is done with `diffuseColor`, and with which of the shader's own numbers. */
  finish?: string;
  uniforms?: Readonly<Record<string, IUniform>>;
}

/** A material for bodies whose corners know where they were in the tree (`grain`). */
export function wooden({
  scale = 1,
  stain,
  finish = '',
  uniforms = {},
}: Made): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.74, metalness: 0 });
  // Under a stain the grain is still seen: what is darker in the wood is darker there. A stain is a number and
  // not part of the program: to make one takes a device longer than to draw a tower.
  const own = { ...uniforms, stain: { value: stained(stain) } };
  const declared = Object.keys(uniforms).map((name) => `uniform float ${name};\n`);
  const colour = `vec3 wood = beech(vWood * ${(1 / scale).toFixed(4)});
    wood = mix(wood, STAIN.rgb * (.35 + 1.35 * wood.g), STAIN.a);
    diffuseColor.rgb = wood;
    ${finish}`;
  const head = [HEAD, STAIN, ...declared, GRAIN];
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, own);
    shader.vertexShader = `attribute vec3 grain;\n${HEAD}${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvWood = grain;',
    );
    shader.fragmentShader = [...head, shader.fragmentShader]
      .join('')
      .replace('#include <color_fragment>', `#include <color_fragment>\n${colour}`);
  };
  // Materials of the same looks share a program; of others, never.
  material.customProgramCacheKey = () => declared.join() + colour;
  return material;
}
