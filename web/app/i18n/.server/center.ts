import { screenWords } from './screen-words.ts'

/** Texts of a centre's page. */
export const centerWords = screenWords(
  {
    head: 'Орталық жетекшісі',
    heads: 'Орталық жетекшілері',
    coaches: 'Орталық мамандары',
    registration:
      'Күні мен уақытын таңдаңыз, сұрақтың тақырыбын көрсетіңіз. Таңдаған уақыт бос болмаса, маман хабарласып, басқасын ұсынады. Файлды тізімнен сізді тануға ғана пайдаланамыз.',
  },
  {
    head: 'Руководитель центра',
    heads: 'Руководители центра',
    coaches: 'Специалисты центра',
    registration:
      'Выберите день и время, укажите тему. Если время занято, специалист свяжется с вами и предложит другое. Файл нужен только затем, чтобы узнать вас в списке.',
  },
  {
    head: 'Head of the centre',
    heads: 'Heads of the centre',
    coaches: 'Specialists of the centre',
    registration:
      'Choose a day, a time and a topic. If the time is taken, we will get in touch and suggest another. We use the file only to find you on the list.',
  },
)
