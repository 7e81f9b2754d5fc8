/** The key prefix of the local copies of a member's saves; they are removed at the sign-out. */
export const cloudKeyOf = (memberId: string): string => `sw_cloud:${memberId}:`;
