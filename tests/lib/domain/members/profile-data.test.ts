import { describe, expect, it } from 'vitest';
import { monthAndYear } from '@/lib/domain/days/month-and-year';
import { listPersonalAnswers, type PublicProfile } from '@/lib/domain/members/profile-data';

const profileWith = (personalInfo: PublicProfile['personalInfo']): PublicProfile => ({
  uid: '7',
  memberId: '77',
  displayName: 'moth_lamp',
  avatarUrl: null,
  profileHref: '/profile/7',
  personalInfo,
  hiddenParts: [],
});
const genreOf = (value: string): string => (value === '24' ? 'Brain' : value);

describe('the list of answers in a member’s profile', () => {
  it('appears in a fixed order, with the names of the product and the genre', () => {
    const profile = profileWith({
      snackOn: 'Clementines',
      favoriteProviderGenre: '24',
      inventedGame: ' Chess ',
    });
    expect(listPersonalAnswers(profile, 'Starwick', genreOf)).toEqual([
      ['A game I would invent', 'Chess'],
      ['Favorite genre on Starwick', 'Brain'],
      ['What I snack on', 'Clementines'],
    ]);
  });

  it('omits empty answers, and answers that are shown below the name', () => {
    const profile = profileWith({ hometown: 'Bergen', describesMe: 'Me.', snackOn: '  ' });
    expect(listPersonalAnswers(profile, 'Starwick', genreOf)).toEqual([]);
  });

  it('formats a month independently of the system’s locale', () => {
    expect(monthAndYear('2026-11-01T00:30:00Z')).toBe('November 2026');
  });
});
