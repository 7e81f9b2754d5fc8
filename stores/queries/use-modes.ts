/** Lists a game's modes. */
import useSWR from 'swr';
import type { GameMode } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';

/** Empty until they are known. The board of the game shares the request. */
export const useModes = (keyword: string): readonly GameMode[] => {
  const { boards } = useClients();
  const { data } = useSWR(['modes', keyword], ([, game]) => boards.listModes(game));
  return data ?? [];
};
