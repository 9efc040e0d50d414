import { screenWords } from './screen-words.ts'

/** What the screen of one program says. */
export const programWords = screenWords(
  {
    about: 'Бағдарлама туралы',
    apply: 'Өтінім беру',
    others: 'Басқа бағдарламалар',
    careers: 'Бітіргенде кім боласыз',
    school: 'Мектеп',
    code: 'Бағдарлама коды',
    group: 'Бағдарламалар тобы (ББТ)',
    qualification: 'Берілетін дәреже',
    credits: 'Кредит',
    opens: 'Құжат қабылдаудың бірінші күні',
    deadline: 'Құжат қабылдаудың соңғы күні',
  },
  {
    about: 'О программе',
    apply: 'Подать заявку',
    others: 'Другие программы',
    careers: 'Кем вы станете',
    school: 'Школа',
    code: 'Код программы',
    group: 'Группа программ (ГОП)',
    qualification: 'Степень',
    credits: 'Кредиты',
    opens: 'Первый день приёма документов',
    deadline: 'Последний день приёма документов',
  },
  {
    about: 'About the programme',
    apply: 'Apply',
    others: 'Other programmes',
    careers: 'What graduates become',
    school: 'School',
    code: 'Programme code',
    group: 'Group of programmes',
    qualification: 'Degree',
    credits: 'Credits',
    opens: 'First day to apply',
    deadline: 'Last day to apply',
  },
)
