/** The drawings that explain the tricks. */
import { trickOf } from './find';
import { story, type Panel, type Story } from './story';

export { trickOf };

const stories = new Map<string, Story>();

/** Drawn once, when it is first looked at. */
export function storyOf(id: string): Story {
  const known = stories.get(id) ?? story(trickOf(id));
  stories.set(id, known);
  return known;
}

/** The drawing that stands for the whole trick: its deed. */
export function keyPanel(id: string): Panel {
  const { panels } = storyOf(id);
  const { act } = trickOf(id).deed;
  const deeds = panels.filter(({ step }) => step.do === act);
  return deeds[act === 'catch' ? deeds.length - 1 : 0] ?? panels.at(-1)!;
}
