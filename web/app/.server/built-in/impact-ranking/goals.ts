import type { Labels } from '@narkhoz/contract/locales.ts'
import { say } from '../texts.ts'

type Goal = { number: number; slug: string; title: Labels }

const goal = (number: number, slug: string, title: Labels): Goal => ({ number, slug, title })

/** The goals in these tables, with the addresses of their pages. */
export const goals = {
  poverty: goal(1, 'no-poverty', say('Кедейшілікті жою', 'Ликвидация нищеты', 'No poverty')),
  health: goal(
    3,
    'good-health-and-well-being',
    say('Жақсы денсаулық және әл-ауқат', 'Хорошее здоровье и благополучие', 'Good health and well-being'),
  ),
  education: goal(4, 'quality-education', say('Сапалы білім беру', 'Качественное образование', 'Quality education')),
  equality: goal(5, 'gender-equality', say('Гендерлік теңдік', 'Гендерное равенство', 'Gender equality')),
  work: goal(8, 'decent-work-and-economic-growth', say('Лайықты жұмыс және өсу', 'Достойная работа и рост', 'Decent work and growth')),
  inequality: goal(10, 'reduced-inequalities', say('Теңсіздікті азайту', 'Уменьшение неравенства', 'Reduced inequalities')),
  cities: goal(11, 'sustainable-cities-and-communities', say('Тұрақты қалалар', 'Устойчивые города', 'Sustainable cities')),
  climate: goal(13, 'climate-action', say('Климатты қорғау', 'Борьба с изменением климата', 'Climate action')),
  institutions: goal(
    16,
    'peace-justice-and-strong-institutions',
    say('Әділдік және институттар', 'Правосудие и институты', 'Justice and institutions'),
  ),
  partnership: goal(17, 'partnerships-for-the-goals', say('Әріптестік', 'Партнёрство', 'Partnerships')),
}

/** A goal as a table names it: its number and its title, which leads to its page. */
export const goalCell = ({ number, slug, title }: Goal) => {
  const link = (text: string) => `<a href="/sdg/${slug}">${number}. ${text}</a>`
  return say(link(title.kz), link(title.ru), link(title.en))
}
