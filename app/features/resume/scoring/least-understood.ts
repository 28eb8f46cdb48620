/** Of a file of which a smaller share (0–1) was understood we would score our own reading, so it gets no score. */
export const leastUnderstood = 0.5;
