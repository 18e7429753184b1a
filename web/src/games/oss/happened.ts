/** What has just happened, seen and heard: cards come from where they were. */
import { tick } from 'svelte';
import { fly } from '../../lib/fly';
import type { BoardProps, Sound } from '../types';
import type { OssView } from './view';

const SOUNDS: Record<string, Sound> = {
  laid: 'paper',
  'turned-up': 'turn',
  managed: 'bone',
  'duel-won': 'bone',
  'card-lost': 'drop',
  'challenge-won': 'wood',
};

export async function happened(props: BoardProps<OssView>, board: Element): Promise<void> {
  const { events, me, still, sound } = props;
  const heard = events.map(({ kind }) => SOUNDS[kind]).filter((one) => one !== undefined);
  new Set(heard).forEach((one) => sound(one));
  const laid = events.find(({ kind }) => kind === 'laid')?.args?.seat;
  if (laid === undefined) return;
  const place = laid === me ? 'hand' : `tribe:${String(laid)}`;
  const from = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  await tick();
  const card = board.querySelector(`[data-card="laid:${String(laid)}"]`);
  if (from && card) void fly(card, from, { still });
}
