/** Declares the used part of the emulator's interface, and its settings. */
import { limitPixels } from './pixels';

export interface RufflePlayer {
  load(options: {
    url: string;
    base: string;
    parameters: Record<string, string>;
    allowScriptAccess?: boolean;
    /** The emulator forwards commands only with `all`. */
    allowNetworking?: 'all';
    wmode?: 'transparent';
  }): Promise<void>;
  callExternalInterface(name: string, ...values: (string | number)[]): unknown;
  suspend(): void;
  resume(): void;
  volume: number;
  readonly metadata: { width: number; height: number } | null;
}

export interface RuffleElement extends HTMLElement {
  onFSCommand: ((command: string, values: string) => boolean) | null;
  ruffle(version: 1): RufflePlayer;
}

interface RuffleSource {
  newest(): { createPlayer(): RuffleElement } | null;
}

declare global {
  interface Window {
    RufflePlayer?: Partial<RuffleSource> & { config: Record<string, unknown> };
  }
}

export const RUFFLE_FOLDER = '/scripts/';
export const RUFFLE_SCRIPT = `${RUFFLE_FOLDER}ruffle.js`;

/**
 * Specification §9: a script may run for 15 s. Files cannot open pages of other hosts or script this page, and the
 * emulator's own interface is hidden.
 */
export const RUFFLE_CONFIG = {
  publicPath: RUFFLE_FOLDER,
  polyfills: false,
  maxExecutionDuration: 15,
  letterbox: 'on',
  openUrlMode: 'confirm',
  allowScriptAccess: false,
  // Flash may read files next to it (as far as the policy allows), but must not control the browser.
  allowNetworking: 'internal',
  autoplay: 'on',
  unmuteOverlay: 'hidden',
  splashScreen: false,
  contextMenu: 'off',
  showSwfDownload: false,
  scrollingBehavior: 'never',
  backgroundExecutionMode: 'none',
  upgradeToHttps: false,
  favorFlash: false,
  logLevel: 'error',
} as const;

/** Returns whether WebGL runs in software. In that case, a plain canvas is several times as fast. */
export const isSoftwareGl = (name: string): boolean =>
  /swiftshader|llvmpipe|softpipe|basic render|software/i.test(name);

const preferredRenderer = (document: Document): 'canvas' | null => {
  const gl = document.createElement('canvas').getContext('webgl');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return !gl || isSoftwareGl(name) ? 'canvas' : null;
};

/** Loads the emulator and creates its element. The settings must exist before the emulator's script runs. */
export const loadRuffle = async (document: Document): Promise<RuffleElement> => {
  const renderer = preferredRenderer(document);
  if (renderer) limitPixels(window);
  const config = { ...RUFFLE_CONFIG, preferredRenderer: renderer };
  window.RufflePlayer = { ...window.RufflePlayer, config };
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = RUFFLE_SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The emulator could not be loaded.'));
    document.head.append(script);
  });
  const source = window.RufflePlayer.newest?.();
  if (!source) throw new Error('The emulator did not start.');
  return source.createPlayer();
};
