import { screenWords } from './screen-words.ts'

/** Texts of the screen of student organizations. */
export const organizationsWords = screenWords(
  {
    organizations: {
      title: 'Студенттік ұйымдар',
      lead: 'Бәрін студенттердің өздері басқарады. Қатысқыңыз келсе, ұйымның поштасына жазыңыз.',
    },
    life: { title: 'Сабақтан тыс өмір', lead: 'Тұрғын жай, тамақ, денсаулық, қолдау: студентке күн сайын керек нәрселер.' },
  },
  {
    organizations: {
      title: 'Студенческие организации',
      lead: 'Всеми руководят сами студенты. Хотите участвовать\u00a0— напишите на почту организации.',
    },
    life: { title: 'Жизнь вне занятий', lead: 'Жильё, еда, здоровье, поддержка: то, что нужно студенту каждый день.' },
  },
  {
    organizations: {
      title: 'Student organisations',
      lead: 'All of them are run by students. If you want to take part, write to the organisation.',
    },
    life: { title: 'Life outside class', lead: 'Housing, food, health, support: what a student needs every day.' },
  },
)

/** Texts of the screen of sports clubs. */
export const sportsClubsWords = screenWords(
  { title: 'Спорт клубтары', lead: 'Жаттығу уақыты мен орнын қарап, өзіңізге ыңғайлысын таңдаңыз.' },
  { title: 'Спортивные клубы', lead: 'Посмотрите, когда и где тренируются, и выберите то, что вам удобно.' },
  { title: 'Sports clubs', lead: 'See when and where they train and choose what suits you.' },
)

/** Texts of the dean's office. */
export const deansOfficeWords = screenWords(
  {
    staff: { title: 'Сізге көмектесетін адамдар', lead: 'Кабинеті, телефоны мен поштасы әр қызметкердің тұсында көрсетілген.' },
    advisor: 'Қай кабинетке кірерін білмейтіндер үшін: курсыңыз бен мектебіңізді көрсетсеңіз, эдвайзер өзі хабарласады.',
  },
  {
    staff: { title: 'Люди, которые вам помогут', lead: 'Рядом с каждым именем\u00a0— кабинет, телефон и почта.' },
    advisor: 'Для тех, кто не знает, в какой кабинет идти: укажите курс и школу, и эдвайзер свяжется с вами сам.',
  },
  {
    staff: { title: 'People who will help you', lead: 'Beside each name you will find a room, a phone number and an email address.' },
    advisor: 'If you do not know which door to knock on, give your year and school, and an adviser will get in touch with you.',
  },
)

/** Texts of the screen of student events. */
export const studentEventsWords = screenWords(
  {
    events: {
      title: 'Іс-шаралар',
      lead: 'Уақыт Алматы бойынша көрсетілген.',
      upcoming: 'Алдағы',
      past: 'Өткен',
      label: 'Қай іс-шаралар',
      none: 'Жақын күндерге іс-шара жоспарланбаған.',
      nonePast: 'Өткен іс-шаралар әзірге жоқ.',
      toNews: 'Жаңалықтарды оқу',
      calendar: 'файлын жүктеп алу (iCalendar)',
      subscribe: 'Күнтізбеге жазылу',
    },
    awards: { title: 'Марапаттар', lead: 'Студенттер мен командалардың соңғы жеңістері.' },
    news: {
      title: 'Университет жаңалықтары',
      list: 'Жаңалықтар',
      latest: 'Ең соңғылары',
      all: 'Барлық жаңалықтар',
      more: 'Тағы көрсету',
    },
  },
  {
    events: {
      title: 'События',
      lead: 'Время указано по Алматы.',
      upcoming: 'Предстоящие',
      past: 'Прошедшие',
      label: 'Какие события',
      none: 'На ближайшие дни событий не запланировано.',
      nonePast: 'Прошедших событий пока нет.',
      toNews: 'Читать новости',
      calendar: 'скачать файл (iCalendar)',
      subscribe: 'Подписаться на календарь',
    },
    awards: { title: 'Награды', lead: 'Последние победы студентов и команд.' },
    news: {
      title: 'Новости университета',
      list: 'Новости',
      latest: 'Самые свежие',
      all: 'Все новости',
      more: 'Показать ещё',
    },
  },
  {
    events: {
      title: 'Events',
      lead: 'All times are Almaty time.',
      upcoming: 'Upcoming',
      past: 'Past',
      label: 'Which events',
      none: 'No events are planned for the coming days.',
      nonePast: 'There are no past events yet.',
      toNews: 'Read the news',
      calendar: 'download the file (iCalendar)',
      subscribe: 'Subscribe to the calendar',
    },
    awards: { title: 'Awards', lead: 'The latest victories of students and teams.' },
    news: {
      title: 'University news',
      list: 'News',
      latest: 'Latest',
      all: 'All news',
      more: 'Show more',
    },
  },
)
