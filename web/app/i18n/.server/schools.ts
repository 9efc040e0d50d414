import { screenWords } from './screen-words.ts'

/** Texts of the screens of schools. */
export const schoolWords = screenWords(
  {
    administration: 'Мектеп әкімшілігі',
    programs: {
      title: 'Мектеп бағдарламалары',
      levels: 'Оқу деңгейі',
      lead: 'Деңгейді таңдап, мерзімін, тілін және ақысын салыстырыңыз.',
    },
    teachers: { title: 'Оқытушылар', pages: 'Оқытушылар беттері' },
    ratings: { title: 'Рейтингтердегі орнымыз', all: 'Барлық рейтинг' },
    partners: {
      title: 'Серіктестер',
      lead: 'Студенттер осы компанияларда тағылымдамадан өтіп, нақты тапсырмалармен жұмыс істейді.',
      all: 'Мансап және серіктестер',
    },
    news: {
      title: 'Университет жаңалықтары',
      list: 'Мектеп жаңалықтары',
      latest: 'Университеттегі соңғы жаңалықтар',
      all: 'Барлық жаңалықтар',
      more: 'Тағы көрсету',
    },
  },
  {
    administration: 'Администрация школы',
    programs: {
      title: 'Программы школы',
      levels: 'Уровень обучения',
      lead: 'Выберите уровень и сравните срок, язык и стоимость.',
    },
    teachers: { title: 'Преподаватели', pages: 'Страницы преподавателей' },
    ratings: { title: 'Наше место в рейтингах', all: 'Все рейтинги' },
    partners: {
      title: 'Партнёры',
      lead: 'В этих компаниях студенты проходят стажировки и работают над настоящими задачами.',
      all: 'Карьера и партнёры',
    },
    news: {
      title: 'Новости университета',
      list: 'Новости школы',
      latest: 'Последние новости университета',
      all: 'Все новости',
      more: 'Показать ещё',
    },
  },
  {
    administration: 'School administration',
    programs: {
      title: 'Programmes of the school',
      levels: 'Level of study',
      lead: 'Choose a level and compare length, language and fees.',
    },
    teachers: { title: 'Teachers', pages: 'Pagination: teachers' },
    ratings: { title: 'Where we stand in the rankings', all: 'All rankings' },
    partners: {
      title: 'Partners',
      lead: 'Companies where students take internships and work on real tasks.',
      all: 'Careers and partners',
    },
    news: {
      title: 'University news',
      list: 'News of the school',
      latest: 'Latest from the university',
      all: 'All news',
      more: 'Show more',
    },
  },
)
