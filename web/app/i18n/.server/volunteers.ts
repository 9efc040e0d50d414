import { screenWords } from './screen-words.ts'

/** Texts of the volunteers' screen. */
export const volunteersWords = screenWords(
  {
    title: 'Волонтерлеріміз',
    lead: 'Әр топтың өз ісі бар. Оны студенттер өздері айтып береді.',
    label: 'Волонтер топтары',
    rest: 'Басқа істер',
  },
  {
    title: 'Наши волонтёры',
    lead: 'У каждой группы своё дело. О нём рассказывают сами студенты.',
    label: 'Группы волонтёров',
    rest: 'Другие дела',
  },
  {
    title: 'Our volunteers',
    lead: 'Each group has its own work. Here the students describe it in their own words.',
    label: 'Groups of volunteers',
    rest: 'Other work',
  },
)
