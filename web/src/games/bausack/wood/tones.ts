/** The four colours of the blocks as they look in the light of a lamp, and how to mix them. */
import type { Colour } from '../blocks';

export interface Tones {
  light: string;
  base: string;
  dark: string;
  /** Of the outline: 3 : 1 against the paper, for natural wood too. */
  edge: string;
  grain: string;
}

export const TONES: Record<Colour, Tones> = {
  natural: {
    light: '#f6dfb4',
    base: '#dfb883',
    dark: '#a8743c',
    edge: '#6b4320',
    grain: '#8f5d2a',
  },
  red: { light: '#e2604c', base: '#b8291f', dark: '#761510', edge: '#4b0b08', grain: '#5d0f0b' },
  green: { light: '#7dba87', base: '#437f51', dark: '#234f2f', edge: '#142f1b', grain: '#1b4227' },
  black: { light: '#7b7169', base: '#39332e', dark: '#171412', edge: '#070606', grain: '#0d0b0a' },
};

const parts = (colour: string): number[] =>
  [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [parts(one), parts(other)];
  const mix = a.map((part, i) => Math.round(part + (b[i]! - part) * share));
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A face of this colour in so much light, from 0 to 1. */
export function shade({ light, base, dark }: Tones, lit: number): string {
  return lit < 0.5 ? mixed(dark, base, lit * 2) : mixed(base, light, lit * 2 - 1);
}
