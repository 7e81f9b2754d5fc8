/**
 * The colors of the table cloths: under the lamp, in the middle, at the edge. The style sheet and the drawn images
 * share them.
 */
export type Felt = 'green' | 'blue' | 'plum' | 'wine' | 'slate' | 'teal' | 'moss' | 'dusk' | 'night' | 'sage';

export const FELTS: Record<Felt, { light: string; middle: string; edge: string }> = {
  green: { light: '#23815a', middle: '#14603f', edge: '#0a3524' },
  blue: { light: '#3a6aa8', middle: '#28508a', edge: '#142c52' },
  plum: { light: '#7c5292', middle: '#5b3a70', edge: '#321e42' },
  wine: { light: '#98505c', middle: '#74343f', edge: '#411a23' },
  slate: { light: '#45617c', middle: '#2c4560', edge: '#122236' },
  teal: { light: '#2c7f8c', middle: '#1c606c', edge: '#0d363f' },
  moss: { light: '#6d7c3c', middle: '#4e5c28', edge: '#2b3414' },
  night: { light: '#46579a', middle: '#2e3d78', edge: '#151e46' },
  sage: { light: '#5c8f7b', middle: '#3b6b59', edge: '#1b3a2f' },
  dusk: { light: '#9a6a44', middle: '#744b2c', edge: '#412815' },
};
