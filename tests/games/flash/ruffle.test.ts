import { describe, expect, it } from 'vitest';
import { isSoftwareGl, RUFFLE_CONFIG, RUFFLE_SCRIPT } from '@/games/flash/ruffle';

describe('starting the emulator', () => {
  it('uses the settings that the specification and the sandbox require', () => {
    expect(RUFFLE_SCRIPT).toBe('/scripts/ruffle.js');
    expect(RUFFLE_CONFIG).toMatchObject({
      maxExecutionDuration: 15,
      letterbox: 'on',
      openUrlMode: 'confirm',
      allowScriptAccess: false,
      allowNetworking: 'internal',
      publicPath: '/scripts/',
      polyfills: false,
      autoplay: 'on',
      splashScreen: false,
      contextMenu: 'off',
    });
  });

  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
    ['llvmpipe (LLVM 15.0.7, 256 bits)', true],
    ['Microsoft Basic Render Driver', true],
    ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620, OpenGL 4.6)', false],
    ['Adreno (TM) 640', false],
    ['', false],
  ])('detects whether %s is a software renderer: %s', (name, expected) => {
    expect(isSoftwareGl(name)).toBe(expected);
  });
});
