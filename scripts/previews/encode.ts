/** Makes a short film of the frames that were seen, with ffmpeg. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Frame {
  file: string;
  /** Seconds. */
  at: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LENGTH_S = 6;
const WIDTH = 480;
const HEIGHT = 360;
const PER_SECOND = 20;
const SHAPE = WIDTH / HEIGHT;

/** The largest part of the box that has the film's shape, in its middle. */
const cropOf = ({ x, y, width, height }: Box): Box => {
  const cut = { width: Math.min(width, height * SHAPE), height: Math.min(height, width / SHAPE) };
  return { x: x + (width - cut.width) / 2, y: y + (height - cut.height) / 2, ...cut };
};

/** @param into the film's file, taken over where it is there */
export const encode = async (frames: readonly Frame[], box: Box, into: string): Promise<void> => {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('Nothing moved.');
  const list = frames.map(({ file, at }, index) => {
    const until = frames[index + 1]?.at ?? at + 1 / PER_SECOND;
    return `file '${file}'\nduration ${Math.max(0.001, until - at).toFixed(4)}`;
  });
  const script = join(dirname(first.file), 'frames.txt');
  await writeFile(script, list.join('\n'));
  const crop = cropOf(box);
  const speed = LENGTH_S / Math.max(LENGTH_S, last.at - first.at);
  const even = (value: number) => Math.floor(value / 2) * 2;
  const filters = [
    `crop=${even(crop.width)}:${even(crop.height)}:${Math.round(crop.x)}:${Math.round(crop.y)}`,
    `setpts=${speed.toFixed(4)}*PTS`,
    `fps=${PER_SECOND}`,
    `scale=${WIDTH}:${HEIGHT}:flags=lanczos`,
  ];
  const picture = ['-vf', filters.join(','), '-an', '-t', String(LENGTH_S)];
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'];
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', script];
  await promisify(execFile)('ffmpeg', [...input, ...picture, ...codec, into]);
};
