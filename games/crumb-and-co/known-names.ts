/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'crumb-and-co': {
    knownAs: ['Bakery game', 'Cooking game'],
    searchNames: ['Diner Dash', 'Papas', 'Papas Cupcakeria', 'Papas Bakeria', 'Cake Mania', 'Cooking Fever', 'Cooking Dash', 'Restaurant game', 'Serve customers', 'Cake shop', 'Cupcake', 'Cafe game', 'Coffee shop', 'Baking', 'Cooking Mama', 'Time management', 'Kitchen', 'Chef', 'Overcooked', 'Cake', 'Cake maker', 'Papa Louie', 'Cookie Clicker', 'Shop game', 'Delicious Emily', 'Food game', 'Waitress'],
    playLine: 'Bake, decorate and serve guests before they leave.',
    kinds: [],
  },
  'ramen-rush': {
    knownAs: ['Noodle bar game', 'Cooking game'],
    searchNames: ['Sushi', 'Papas', 'Papas Pizzeria', 'Papas Freezeria', 'Diner Dash', 'Cooking Fever', 'Restaurant game', 'Serve customers', 'Ramen', 'Noodles', 'Kitchen', 'Chef', 'Overcooked', 'Burger', 'Pizza', 'Japanese food', 'Food game', 'Soup'],
    playLine: 'Cook bowls of noodles in the right order and serve them.',
    kinds: [],
  },
};
