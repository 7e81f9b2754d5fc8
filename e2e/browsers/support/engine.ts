/** Reads which browser this process tests, as `scripts/test-browsers.mjs` names it in the environment. */

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** `playwright` drives its own builds; the others drive a stock browser. */
export type DriverName = 'playwright' | 'moz-firefox' | 'webkit-gtk';

export interface BrowserEngine {
  name: EngineName;
  driver: DriverName;
  executablePath: string;
}

const requireSetting = (key: string): string => {
  const value = process.env[key];
  if (!value) throw new Error(`${key} is not set: run the journeys by \`npm run test:browsers\`.`);
  return value;
};

export const engine: BrowserEngine = {
  name: requireSetting('BROWSER_ENGINE') as EngineName,
  driver: requireSetting('BROWSER_DRIVER') as DriverName,
  executablePath: requireSetting('BROWSER_PATH'),
};
