/** Stores whether the visitor's games start in full screen. */
import { browserStorage } from '@/stores/key-value-storage';

const KEY = 'sw_starts_full';

export const startsFull = (): boolean => browserStorage.read(KEY) === true;
export const setStartsFull = (isOn: boolean): void => void browserStorage.write(KEY, isOn);
