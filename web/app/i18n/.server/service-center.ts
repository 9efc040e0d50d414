import { screenWords } from './screen-words.ts'

/** Texts of the service centre's applications: above the form, and the default of the card that leads to it. */
export const serviceCenterWords = screenWords(
  {
    title: 'Онлайн өтініштер',
    forms: {
      'archive-info': 'Оқыған кезеңін, мамандығын немесе дипломының түпнұсқалығын растау керек түлектерге.',
      transcript: 'Бағалар тізімі басқа оқу орнына немесе жұмысқа керек түлектерге.',
      meeting: 'Курстастарын университетке жинағысы келетін түлектерге.',
      'success-story': 'Оқу бітіргеннен кейінгі жолымен бөліскісі келетін түлектерге.',
    },
  },
  {
    title: 'Онлайн-заявления',
    forms: {
      'archive-info': 'Для выпускников, которым нужно подтвердить период учёбы, специальность или подлинность диплома.',
      transcript: 'Для выпускников, которым нужен перечень оценок для другого вуза или работодателя.',
      meeting: 'Для выпускников, которые хотят собрать однокурсников в университете.',
      'success-story': 'Для выпускников, которые хотят рассказать, как сложился их путь после учёбы.',
    },
  },
  {
    title: 'Online applications',
    forms: {
      'archive-info': 'For graduates who need to confirm when and what they studied, or that their diploma is genuine.',
      transcript: 'For graduates who need a list of their marks for another university or an employer.',
      meeting: 'For graduates who want to bring their year together at the university.',
      'success-story': 'For graduates who want to tell how their path went on after university.',
    },
  },
)
