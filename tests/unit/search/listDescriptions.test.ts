import { describe, expect, test } from 'vitest'
import { categoryDescription, teamDescription } from '@/search/seo/titles'

describe('Q4 each list has a description of its own', () => {
  test.each([
    [['Ana'], 'Who you meet at Bay Motors Geelong: Ana.'],
    [['Ana', 'Ben', 'Cy'], 'Who you meet at Bay Motors Geelong: Ana, Ben and Cy.'],
    [['Ana', 'Ben', 'Cy', 'Di', 'Eve'], 'Who you meet at Bay Motors Geelong: Ana, Ben, Cy, Di and others.'],
  ])('a team of %j', (people, text) => expect(teamDescription('Bay Motors Geelong', people)).toBe(text))

  test.each([
    [['Ball weight'], 'Advice from Bay Motors: Ball weight'],
    [['One', 'Two', 'Three', 'Four'], 'Advice from Bay Motors: One · Two · Three'],
  ])('a category of the posts %j', (titles, text) =>
    expect(categoryDescription('Advice', 'Bay Motors', titles)).toBe(text),
  )
})
