import { expect, test } from 'vitest'
import { countriesOf } from './countries.ts'

const at = (value: string, title: string) => ({ country: { value, title } })

test('countries are unique, with counts, in the alphabet of the language', () => {
  const entries = [at('UZ', 'Өзбекстан'), at('FR', 'Франция'), at('KR', 'Оңтүстік Корея'), at('UZ', 'Өзбекстан')]
  expect(countriesOf(entries, 'kz')).toEqual([
    { value: 'KR', title: 'Оңтүстік Корея (1)' },
    { value: 'UZ', title: 'Өзбекстан (2)' },
    { value: 'FR', title: 'Франция (1)' },
  ])
  expect(countriesOf([], 'en')).toEqual([])
})
