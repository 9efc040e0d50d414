import { expect, test } from 'vitest'
import { pictureIn } from './conflict-dialog.tsx'

test('a picture is told from a link and from texts', () => {
  expect(pictureIn({ url: '/media/a.webp', width: 800, height: 600, alt: { kz: 'Кампус' } })).toBe('/media/a.webp')
  for (const other of [{ url: '/news', text: { kz: 'Толығырақ' } }, { kz: 'Мәтін' }, '/media/a.webp', null, undefined])
    expect(pictureIn(other)).toBeUndefined()
})
