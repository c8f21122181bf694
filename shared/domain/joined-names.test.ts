import { describe, expect, it } from 'vitest';
import { joinedMakers, joinedNames } from './joined-names.ts';

describe('joinedNames', () => {
  it('puts no comma before the last name', () => {
    expect(joinedNames([])).toBe('');
    expect(joinedNames(['Ana'])).toBe('Ana');
    expect(joinedNames(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo and Cy');
  });
});

describe('joinedMakers', () => {
  it('adds ‘and’ once if the text about others begins with it', () => {
    expect(joinedMakers(['Ana', 'Bo'], 'and two guests')).toBe('Ana, Bo and two guests');
    expect(joinedMakers(['Ana'], 'and two guests')).toBe('Ana and two guests');
  });

  it('appends other text after all names', () => {
    expect(joinedMakers(['Ana', 'Bo'], 'with an essay')).toBe('Ana and Bo with an essay');
    expect(joinedMakers(['Ana', 'Bo'], '')).toBe('Ana and Bo');
    expect(joinedMakers([], '')).toBe('');
  });
});
