/** Stores whether the visitor's games start in full screen. */
import { browserStorage } from '@/stores/key-value-storage';

const STARTS_IN_FULL_SCREEN_KEY = 'sw_starts_full';

export const startsInFullScreen = (): boolean => browserStorage.read(STARTS_IN_FULL_SCREEN_KEY) === true;
export const setStartsInFullScreen = (isOn: boolean): void =>
  void browserStorage.write(STARTS_IN_FULL_SCREEN_KEY, isOn);
