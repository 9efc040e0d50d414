import { picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { block } from './block.ts'
import { samplePicture } from './sample-picture.ts'

/** The opening of a page: a lead sentence, the text after it, and a picture or a few facts next to them. */
export const intro = block({
  type: 'intro',
  label: { kz: 'Кіріспе', ru: 'Вступление', en: 'Intro' },
  use: {
    kz: 'Бет не туралы екенін бірден айтып, қасына сурет немесе бірнеше дерек қою керек болғанда.',
    ru: 'Когда нужно сразу сказать, о чём страница, и поставить рядом изображение или несколько фактов.',
    en: 'When a page should say at once what it is about, with a picture or a few facts beside the text.',
  },
  attributes: {
    lead: text({ max: 600, label: { kz: 'Негізгі ой', ru: 'Лид', en: 'Lead' } }),
    picture: picture(),
    facts: list(
      { title: text({ required: true }), value: text({ required: true }) },
      { most: 12, label: { kz: 'Деректер', ru: 'Факты', en: 'Facts' } },
    ),
  },
  sample: {
    title: {
      kz: 'Алғашқы код жолынан дайын өнімге дейін',
      ru: 'От первой строки кода до готового продукта',
      en: 'From the first line of code to a working product',
    },
    lead: {
      kz: 'Әр курс нақты тапсырыс берушіге арналған жобамен аяқталады: банкке, әкімдікке, ауруханаға немесе стартапқа.',
      ru: 'Каждый курс заканчивается проектом для настоящего заказчика: банка, акимата, больницы или стартапа.',
      en: 'Every course ends with a project for a real client: a bank, a city hall, a hospital or a start-up.',
    },
    desc: {
      kz: '<p>Мектепте төрт зертхана жұмыс істейді. Студенттер оларға екінші курстан бастап қосылып, нәтижелерін оқытушылармен бірге жариялайды.</p>',
      ru: '<p>В школе работают четыре лаборатории. Студенты приходят туда со второго курса и публикуют результаты вместе с преподавателями.</p>',
      en: '<p>The school runs four laboratories. Students join them from the second year and publish their results together with their teachers.</p>',
    },
    link: { text: { kz: 'Мектеп бағдарламалары', ru: 'Программы школы', en: 'Programmes of the school' }, url: '/education/bachelor' },
    picture: samplePicture({
      kz: 'Студенттер зертханада жоба үстінде жұмыс істеп отыр',
      ru: 'Студенты работают над проектом в лаборатории',
      en: 'Students working on a project in the laboratory',
    }),
    facts: [
      { title: { kz: 'Студенттер', ru: 'Студентов', en: 'Students' }, value: { kz: '2\u00a0180', ru: '2\u00a0180', en: '2,180' } },
      {
        title: { kz: 'Оқыту тілдері', ru: 'Языки обучения', en: 'Languages of instruction' },
        value: { kz: 'қазақ, орыс, ағылшын', ru: 'казахский, русский, английский', en: 'Kazakh, Russian, English' },
      },
      { title: { kz: 'Құрылған жылы', ru: 'Год основания', en: 'Founded' }, value: { kz: '2019', ru: '2019', en: '2019' } },
    ],
  },
})
