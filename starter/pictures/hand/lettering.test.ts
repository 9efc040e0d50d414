import { expect, it } from 'vitest'
import { coverTitle } from '../book/book.ts'
import { glyph, set } from './lettering.ts'
import { broken, fit } from './lines.ts'

it('has every letter of Kazakh, Russian and English, digits and the signs of titles', () => {
  const alphabet = 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:!?-–’«»()+/&'
  expect([...alphabet].filter((letter) => !glyph(letter))).toEqual([])
})

it('draws letters with diacritics as their base letter, and leaves a gap for unknown ones', () => {
  expect(set('é', 20)).toEqual(set('E', 20))
  expect(set('A☃A', 20).width).toBeGreaterThan(set('AA', 20).width)
})

it('breaks words into lines of about the same length', () => {
  expect(broken(['Орталық', 'Азия', 'дәліздері'], 2)).toEqual(['Орталық Азия', 'дәліздері'])
  expect(broken(['Капитал'], 3)).toEqual(['Капитал'])
})

it('fits long titles into their box', () => {
  for (const title of [
    'Капитал',
    'Жұмыспен қамту, пайыз және ақшаның жалпы теориясы',
    'Институттар, институционалдық өзгерістер және экономика',
  ]) {
    const { width, height } = fit(title, { w: 480, h: 280 })
    expect(width).toBeLessThanOrEqual(480.5)
    expect(height).toBeLessThanOrEqual(280.5)
  }
})

it('truncates a title to the size of a cover', () => {
  expect(coverTitle('Қаржылық есеп: теория және тәжірибе')).toBe('Қаржылық есеп: теория және тәжірибе')
  expect(coverTitle('International Financial Reporting Standards: A Workbook for Practitioners')).toBe(
    'International Financial Reporting Standards',
  )
  expect(coverTitle('An Inquiry into the Nature and Causes of the Wealth of Nations').length).toBeLessThanOrEqual(58)
})
