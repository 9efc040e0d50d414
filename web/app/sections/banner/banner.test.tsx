import type { locales } from '@narkhoz/contract/locales.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/locale.ts'
import { loadWords } from '../../i18n/words.ts'
import { Banner, type BannerPage } from './banner.tsx'

const banner = {
  title: 'Код, который работает',
  lead: 'Учим создавать надёжные программы.',
  picture: null,
  picture_mobile: null,
  link: null,
}
const page: BannerPage = { title: 'Школа цифровых технологий', banner, fallback: [] }

const shown = (props: Parameters<typeof Banner>[0], lang: (typeof locales)[number] = 'ru') =>
  renderToStaticMarkup(
    <LocaleProvider value={lang}>
      <MemoryRouter>
        <Banner {...props} />
      </MemoryRouter>
    </LocaleProvider>,
  )

const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[\\s>][\\s\\S]*?</${tag}>`, 'g'))].map(([part]) => part.replace(/<[^>]*>/g, ''))

beforeAll(() => loadWords('ru'))

test('the page’s name is the heading, and the slogan is below it', () => {
  const html = shown({ page })
  expect(textOf(html, 'h1')).toEqual(['Школа цифровых технологий'])
  expect(textOf(html, 'p')).toEqual(['Код, который работает', 'Учим создавать надёжные программы.'])
})

test('a slogan that is the name is said once', () => {
  const html = shown({ page: { ...page, banner: { ...banner, title: page.title } } })
  expect(textOf(html, 'h1')).toEqual([page.title])
  expect(textOf(html, 'p')).toEqual([banner.lead])
})

test('the home page is headed by its slogan, and by its name where it has none', () => {
  expect(textOf(shown({ page, hero: true }), 'h1')).toEqual([banner.title])
  expect(textOf(shown({ page: { ...page, banner: { ...banner, title: null } }, hero: true }), 'h1')).toEqual([page.title])
})

test('the level of a program is part of its heading', () => {
  expect(textOf(shown({ page: { ...page, title: 'Финансы' }, kind: 'бакалавриат' }), 'h1')).toEqual(['Финансы\u00a0· бакалавриат'])
})

test('a slim banner has its name and its sentence, no slogan and no picture', () => {
  const picture = { url: '/media/0123456789abcdef0123456789abcdef.jpg', width: 1920, height: 1080, alt: '' }
  const pictured = { ...page, banner: { ...banner, picture } }
  expect(shown({ page: pictured })).toContain('<img')
  const html = shown({ page: pictured, slim: true })
  expect(html).not.toContain('<img')
  expect([...textOf(html, 'h1'), ...textOf(html, 'p')]).toEqual([page.title, banner.lead])
})

test('a name or slogan in Kazakh only is marked as such, independently', () => {
  const html = shown({ page: { ...page, fallback: ['banner.title'] } })
  expect(html).toMatch(/<h1>/)
  expect(html).toMatch(/<p [^>]*lang="kk"[^>]*>Код/)
  expect(shown({ page: { ...page, fallback: ['title'] } })).toMatch(/<h1 lang="kk">/)
})
