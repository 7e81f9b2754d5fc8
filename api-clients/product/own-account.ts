/** Calls for a signed-in member to change the own account (spec §7 "Users"). */
import type { ApiCaller } from '../http';
import type { CallInput } from '@/lib/contract/call';
import { updateReminders } from '@/lib/contract/reminders';
import * as contract from '@/lib/contract/users';
import { toUser, type User } from '@/lib/domain/members/user';

export type UserChange = CallInput<typeof contract.updateUser>['body'];
export type ProfilePart = (typeof contract.PROFILE_PARTS)[number];

/**
 * Creates the client. Every call throws ApiError: unprocessable with `fields`, tooManyRequests, unauthorized without a
 * session.
 */
export const createOwnAccountClient = (call: ApiCaller) => ({
  update: async (uid: string, body: UserChange): Promise<User> =>
    toUser(await call(contract.updateUser, { params: { id: uid }, body })),
  rename: async (uid: string, displayName: string, existing: string): Promise<User> =>
    toUser(await call(contract.updateDisplayName, { params: { id: uid }, body: { displayName, existing } })),
  /** Returns all data that is stored about the member. */
  exportAll: (uid: string) => call(contract.exportUser, { params: { id: uid } }),
  remove: (uid: string, existing: string) =>
    call(contract.removeUser, { params: { id: uid }, body: { existing } }),
  listBlocked: () => call(contract.listBlocked, {}),
  unblock: (uid: string) => call(contract.unblockMember, { body: { uid } }),
  updateHiddenParts: (hiddenParts: ProfilePart[]) =>
    call(contract.updateHiddenParts, { body: { hiddenParts } }),
  /** @throws ApiError forbidden if the email address is not confirmed */
  updateReminders: (enabled: boolean) => call(updateReminders, { body: { enabled } }),
});
