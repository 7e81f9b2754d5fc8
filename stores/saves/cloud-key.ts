/** Where this browser mirrors a member's saves: what begins so is the member's, and goes when they sign out. */
export const cloudKeyOf = (memberId: string): string => `sw_cloud:${memberId}:`;
