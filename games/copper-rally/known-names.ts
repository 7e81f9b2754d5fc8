/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'copper-rally': {
    knownAs: ['Racing game', 'Rally racing'],
    searchNames: ['Car game', 'Cars', 'Car racing', 'Driving', 'Driving game', 'Mario Kart', 'Need for Speed', 'Out Run', 'Outrun', 'Drift', 'Drifting', 'Hill Climb', 'Road rally', 'Race cars', 'Kart', 'Drift Hunters', 'Formula 1', 'Motorbike', 'Moto X3M', 'Racing', 'Car driving', 'Asphalt', 'Truck', 'Traffic', 'Bike race', 'Racing car'],
    playLine: 'Steer a rally car and beat the clock on each stage.',
    kinds: [],
  },
  'copper-rally-tabletop': {
    knownAs: ['Top-down racing game'],
    searchNames: ['Micro Machines', 'Slot cars', 'Car game', 'Cars', 'Car racing', 'Toy cars', 'Racing', 'Kart', 'Kart racing', 'Mini car', 'Ghost race', 'Formula racing', 'Top down racing'],
    playLine: 'Race toy cars around a table against your own ghost.',
    kinds: [],
  },
};
