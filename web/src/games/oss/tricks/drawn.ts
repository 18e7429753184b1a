/** A trick that is drawn step by step. */
import type { Words } from '../../types';

export interface Drawn {
  id: string;
  words: Words;
  /** Step after step moves, gently. */
  moves: boolean;
  /** On a narrow place the words stand beside the drawings. */
  beside?: boolean;
  /** Unless it is high enough. */
  roomy?: boolean;
}
