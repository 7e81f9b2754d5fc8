/** Encodes a short preview video from the recorded frames, with ffmpeg. */
import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Frame {
  file: string;
  /** The time of the frame, in seconds. */
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
/** A larger preview video is encoded again with this size. */
const MAX_BYTES = 120_000;
const CODEC = [
  ...['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-row-mt', '1'],
  ...['-deadline', 'good', '-cpu-used', '1', '-auto-alt-ref', '1', '-lag-in-frames', '25'],
];
const NIGHT = '#0B1533';
/** Leaves a margin between the board and the edges of the video. */
const ROOM = 1.04;

/** Returns the board with a margin, limited to the game's frame. */
const cropOf = (board: Box, frame: Box): Box => {
  const room = (Math.max(board.width, board.height) * (ROOM - 1)) / 2;
  const [left, top] = [Math.max(frame.x, board.x - room), Math.max(frame.y, board.y - room)];
  const right = Math.min(frame.x + frame.width, board.x + board.width + room);
  const bottom = Math.min(frame.y + frame.height, board.y + board.height + room);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** @param into the file of the video, which is overwritten if it exists */
export const encode = async (
  frames: readonly Frame[],
  { board, frame }: { board: Box; frame: Box },
  into: string,
): Promise<void> => {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('The recording has no motion.');
  const list = frames.map(({ file, at }, index) => {
    const until = frames[index + 1]?.at ?? at + 1 / PER_SECOND;
    return `file '${file}'\nduration ${Math.max(0.001, until - at).toFixed(4)}`;
  });
  const script = join(dirname(first.file), 'frames.txt');
  await writeFile(script, list.join('\n'));
  const crop = cropOf(board, frame);
  const speed = LENGTH_S / Math.max(LENGTH_S, last.at - first.at);
  const even = (value: number) => Math.floor(value / 2) * 2;
  const filters = [
    `crop=${even(crop.width)}:${even(crop.height)}:${Math.round(crop.x)}:${Math.round(crop.y)}`,
    `setpts=${speed.toFixed(4)}*PTS`,
    `fps=${PER_SECOND}`,
    // Cuts nothing off: a board with another aspect ratio is padded with the night color.
    `scale=${WIDTH}:${HEIGHT}:flags=lanczos:force_original_aspect_ratio=decrease:force_divisible_by=2`,
    `pad=${WIDTH}:${HEIGHT}:-1:-1:color=${NIGHT}`,
  ];
  const image = ['-vf', filters.join(','), '-an', '-t', String(LENGTH_S)];
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', script];
  const make = (...options: string[]) =>
    promisify(execFile)('ffmpeg', [...input, ...image, ...CODEC, ...options]);
  await make('-crf', '40', '-b:v', '0', into);
  if ((await stat(into)).size <= MAX_BYTES) return;
  // When everything moves at once, two passes distribute the bit rate best.
  const log = join(dirname(first.file), 'passes');
  const passes = ['-b:v', String(Math.floor((MAX_BYTES * 8) / LENGTH_S)), '-passlogfile', log];
  await make(...passes, '-pass', '1', '-f', 'null', '-');
  await make(...passes, '-pass', '2', into);
};
