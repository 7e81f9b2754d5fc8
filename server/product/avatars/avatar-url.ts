/** URLs of avatar images. Drawings are files of the site; uploaded images are read from the database. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { avatar } from '../../db/schema/members';

/** The path of uploaded images, which the server has resized. */
export const UPLOADS_PATH = '/sw/api/avatar-picture';

export const urlOfAvatar = (row: { fid: number; drawing: string | null }): string =>
  row.drawing ? `/art/avatars/${row.drawing}` : `${UPLOADS_PATH}/${row.fid}`;

/** Returns the URL of an avatar's image; null when the member has none. */
export const avatarUrlOf = async (db: NodePgDatabase, fid: number | null): Promise<string | null> => {
  if (fid === null) return null;
  const [row] = await db
    .select({ fid: avatar.fid, drawing: avatar.drawing })
    .from(avatar)
    .where(eq(avatar.fid, fid))
    .limit(1);
  return row ? urlOfAvatar(row) : null;
};
