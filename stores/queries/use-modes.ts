/** Lists the modes of a game. */
import useSWR from 'swr';
import type { GameMode } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';

/** Returns an empty list until the modes are known. Shares the request with the game's board. */
export const useModes = (keyword: string): readonly GameMode[] => {
  const { boards } = useClients();
  const { data } = useSWR(['modes', keyword], ([, game]) => boards.listModes(game));
  return data ?? [];
};
