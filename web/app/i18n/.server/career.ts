import { screenWords } from './screen-words.ts'

/** Texts of the career office. */
export const careerWords = screenWords(
  {
    vacancies: {
      title: 'Бос жұмыс орындары мен тағылымдамалар',
      lead: 'Өтінім қалдырсаңыз, кеңсе маманы хабарласып, түйіндемеңізді сұрайды да, жұмыс берушімен байланыстырады.',
      apply: 'Өтінім беру',
      pages: 'Бос жұмыс орындарының беттері',
      none: 'Қазір ашық жұмыс орны жоқ. Өтінім қалдырсаңыз, жаңасы шыққанда хабарлаймыз.',
      toContacts: 'Кеңсеге хабарласу',
    },
    partners: { title: 'Серіктес жұмыс берушілер', lead: 'Тағылымдамаға және жұмысқа студенттерімізді шақыратын компаниялар.' },
    form: 'Қай орын немесе курс қызықтыратынын маман хабарласқанда айтасыз.',
  },
  {
    vacancies: {
      title: 'Вакансии и стажировки',
      lead: 'Оставьте заявку: специалист офиса свяжется с вами, попросит резюме и познакомит с работодателем.',
      apply: 'Подать заявку',
      pages: 'Страницы вакансий',
      none: 'Сейчас открытых вакансий нет. Оставьте заявку, и мы сообщим о новых.',
      toContacts: 'Связаться с офисом',
    },
    partners: { title: 'Работодатели-партнёры', lead: 'Компании, которые зовут наших студентов на стажировку и работу.' },
    form: 'Какая вакансия или курс вас интересует, вы скажете специалисту, когда он свяжется с вами.',
  },
  {
    vacancies: {
      title: 'Vacancies and internships',
      lead: 'Leave an application: somebody from the office will get in touch, ask for your CV and introduce you to the employer.',
      apply: 'Apply',
      pages: 'Pagination: vacancies',
      none: 'There are no open vacancies now. Leave an application, and we will tell you of new ones.',
      toContacts: 'Contact the office',
    },
    partners: { title: 'Partner employers', lead: 'Companies that invite our students to internships and jobs.' },
    form: 'You will tell us which vacancy or course you are interested in when we get in touch with you.',
  },
)
