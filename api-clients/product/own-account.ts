/** A signed-in member's changes to their own account (spec §7 "Users"). */
import type { Caller } from '../http';
import type { CallInput } from '@/lib/contract/call';
import { updateReminders } from '@/lib/contract/reminders';
import * as contract from '@/lib/contract/users';
import { userOf, type User } from '@/lib/domain/members/user';

export type UserChange = CallInput<typeof contract.updateUser>['body'];
export type ProfilePart = (typeof contract.PROFILE_PARTS)[number];

/** Every call throws ApiError: unprocessable with `fields`, tooManyRequests, unauthorized without a session. */
export const createOwnAccountClient = (call: Caller) => ({
  update: async (uid: string, body: UserChange): Promise<User> =>
    userOf(await call(contract.updateUser, { params: { id: uid }, body })),
  rename: async (uid: string, displayName: string, existing: string): Promise<User> =>
    userOf(await call(contract.updateDisplayName, { params: { id: uid }, body: { displayName, existing } })),
  /** Returns everything that is stored about the member. */
  exportAll: (uid: string) => call(contract.exportUser, { params: { id: uid } }),
  remove: (uid: string, existing: string) =>
    call(contract.removeUser, { params: { id: uid }, body: { existing } }),
  listBlocked: () => call(contract.listBlocked, {}),
  unblock: (uid: string) => call(contract.unblockMember, { body: { uid } }),
  updateHiddenParts: (hiddenParts: ProfilePart[]) =>
    call(contract.updateHiddenParts, { body: { hiddenParts } }),
  /** @throws ApiError forbidden without a confirmed email address */
  updateReminders: (enabled: boolean) => call(updateReminders, { body: { enabled } }),
});
