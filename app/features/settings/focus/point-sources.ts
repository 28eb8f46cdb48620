import type { FocusPoint } from "../focus-points";

type Points = readonly FocusPoint[];

/** A point that nothing changes of stays the same object, so that whoever asks sees which ones have changed. */
function changed(points: Points, sourcesOf: (point: FocusPoint) => string[]): FocusPoint[] {
  return points.map((point) => {
    const sources = sourcesOf(point);
    const isSame =
      sources.length === point.sources.length && sources.every((url, at) => url === point.sources[at]);
    return isSame ? point : { ...point, sources };
  });
}

export function withSource(points: Points, tagId: string, url: string): FocusPoint[] {
  return changed(points, ({ tag_id, sources }) =>
    tag_id === tagId && !sources.includes(url) ? [...sources, url] : sources,
  );
}

/** The new address at the place of the old one; where it stands already the old one goes. */
export function withReplacement(points: Points, from: string, to: string): FocusPoint[] {
  return changed(points, ({ sources }) =>
    sources.includes(to)
      ? sources.filter((url) => url !== from || from === to)
      : sources.map((url) => (url === from ? to : url)),
  );
}

export function withoutSource(points: Points, url: string): FocusPoint[] {
  return changed(points, ({ sources }) => sources.filter((each) => each !== url));
}
