import { receiverLabel } from '@narkhoz/contract/forms/question.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the virtual reception. */
export const receptionWords = screenWords(
  {
    ask: {
      title: 'Хатты кімге жазасыз?',
      lead: 'Сұрағыңызды осы кісілердің біріне жолдайсыз. Хат тікелей соның поштасына түседі, жауап сіз жазған мекенжайға келеді.',
      action: 'Сұрақ қою',
      receiver: receiverLabel.kz,
    },
    council: {
      title: 'Ғылыми кеңес мүшелері',
      lead: 'Шешімді бірге қабылдайтын адамдар. Оларға қызметтік поштасы арқылы жаза аласыз.',
    },
    contacts: { title: 'Телефонмен хабарласу', all: 'Барлық бөлімнің байланыс деректері' },
  },
  {
    ask: {
      title: 'Кому вы пишете?',
      lead: 'Вопрос можно задать любому из этих людей. Письмо придёт прямо ему, а ответ\u00a0— на ваш адрес.',
      action: 'Задать вопрос',
      receiver: receiverLabel.ru,
    },
    council: {
      title: 'Члены Учёного совета',
      lead: 'Люди, которые принимают решения вместе. Каждому можно написать на рабочую почту.',
    },
    contacts: { title: 'Позвонить', all: 'Контакты всех отделов' },
  },
  {
    ask: {
      title: 'Whom are you writing to?',
      lead: 'You can ask any of these people. Your letter goes straight to them, and the answer comes to your address.',
      action: 'Ask a question',
      receiver: receiverLabel.en,
    },
    council: {
      title: 'Members of the Academic Council',
      lead: 'The people who decide together. Each of them can be reached by work email.',
    },
    contacts: { title: 'Call us', all: 'Contacts of every office' },
  },
)

/** Texts of the contacts screen. */
export const contactsWords = screenWords(
  {
    offices: { title: 'Бөлімдер', lead: 'Сұрағыңыз қай бөлімге қатысты болса, соған тікелей хабарласыңыз.' },
    map: { title: 'Бізді қалай табуға болады', open: 'Картадан ашу', plan: 'Кампус маңының сызбасы' },
  },
  {
    offices: { title: 'Отделы', lead: 'Обращайтесь сразу в тот отдел, который решает ваш вопрос.' },
    map: { title: 'Как нас найти', open: 'Открыть на карте', plan: 'Схема окрестностей кампуса' },
  },
  {
    offices: { title: 'Offices', lead: 'Go straight to the office that deals with your question.' },
    map: { title: 'How to find us', open: 'Open on a map', plan: 'Plan of the streets around the campus' },
  },
)
