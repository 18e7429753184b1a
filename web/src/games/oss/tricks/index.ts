/** The drawings that explain the tricks. */
import { cover } from './cover';
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

const covers = new Map<string, Panel>();

/** The drawing that stands for the whole trick. */
export function keyPanel(id: string): Panel {
  const known = covers.get(id) ?? cover(trickOf(id), storyOf(id));
  covers.set(id, known);
  return known;
}
