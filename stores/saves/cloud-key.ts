/** Returns the key prefix of the local copies of a member's saves, which are removed at sign-out. */
export const cloudKeyPrefix = (memberId: string): string => `sw_cloud:${memberId}:`;
