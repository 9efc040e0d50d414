import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the site map. */
export const siteMapWords = screenWords(
  {
    title: 'Сайт картасы',
    lead: 'Сайттың барлық беті бөлім бойынша, үш тілде.',
    builders: 'Сайтты жасаушыларға',
    partial: 'Мазмұн қызметі қазір жауап бермейді, сондықтан тек тұрақты мекенжайлар көрсетілді.',
    sections: {
      main: 'Жалпы',
      education: 'Білім',
      schools: 'Мектептер',
      international: 'Әлеммен байланыс',
      science: 'Ғылым',
      'student-life': 'Студенттік өмір',
      about: 'Университет туралы',
      services: 'Қызметтер',
      development: 'Даму',
      news: 'Жаңалықтар',
    },
  },
  {
    title: 'Карта сайта',
    lead: 'Все страницы сайта по разделам, на трёх языках.',
    builders: 'Для разработчиков сайта',
    partial: 'Сервис контента сейчас не отвечает, поэтому показаны только постоянные адреса.',
    sections: {
      main: 'Общее',
      education: 'Образование',
      schools: 'Школы',
      international: 'Международные связи',
      science: 'Наука',
      'student-life': 'Студенческая жизнь',
      about: 'Об университете',
      services: 'Услуги',
      development: 'Развитие',
      news: 'Новости',
    },
  },
  {
    title: 'Site map',
    lead: 'Every page of the site by section, in three languages.',
    builders: 'For those who build the site',
    partial: 'The content service does not answer at the moment, so only the fixed addresses are shown.',
    sections: {
      main: 'General',
      education: 'Education',
      schools: 'Schools',
      international: 'International',
      science: 'Research',
      'student-life': 'Student life',
      about: 'About the university',
      services: 'Services',
      development: 'Development',
      news: 'News',
    },
  },
)

/** How many pages a part of the site has. */
export const pagesCounted = screenWords<PluralForms>(
  { other: '{n} бет' },
  { one: '{n} страница', few: '{n} страницы', many: '{n} страниц', other: '{n} страницы' },
  { one: '{n} page', other: '{n} pages' },
)
