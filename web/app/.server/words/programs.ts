import { screenWords } from './screen-words.ts'

/** What the screen of one program says. */
export const programWords = screenWords(
  {
    about: 'Бағдарлама туралы',
    apply: 'Өтінім беру',
    all: 'Осы деңгейдегі барлық бағдарлама',
    careers: 'Бітіргенде кім боласыз',
    school: 'Мектеп',
    code: 'Бағдарлама коды',
    qualification: 'Берілетін дәреже',
    credits: 'Кредит',
  },
  {
    about: 'О программе',
    apply: 'Подать заявку',
    all: 'Все программы этого уровня',
    careers: 'Кем вы станете',
    school: 'Школа',
    code: 'Код программы',
    qualification: 'Степень',
    credits: 'Кредиты',
  },
  {
    about: 'About the program',
    apply: 'Apply',
    all: 'All programs of this level',
    careers: 'What graduates become',
    school: 'School',
    code: 'Program code',
    qualification: 'Degree',
    credits: 'Credits',
  },
)
