import type { CarriedBlock } from '../../resolve-blocks.ts'
import { offices } from '../offices.ts'
import { prose, say } from '../texts.ts'

const mail = `<a href="mailto:${offices.quality.email}">${offices.quality.email}</a>`

export const questions: CarriedBlock = {
  type: 'accordion',
  title: say('Сауалнама туралы сұрақтар', 'Вопросы об опросах', 'Questions about the surveys'),
  items: [
    {
      title: say('Оқытушы менің жауабымды көре ме?', 'Увидит ли преподаватель мой ответ?', 'Will my teacher see my answer?'),
      text: prose(
        'Жоқ. Оқытушы орташа баға мен пікірлерді баға ведомосы жабылғаннан кейін ғана көреді. Сізді танытып қоюы мүмкін сөздерді модератор алып тастайды.',
        'Нет. Преподаватель видит средний балл и отзывы только после закрытия ведомости. То, по чему вас можно узнать, убирает модератор.',
        'No. Teachers see the average and the comments only once the marks are closed, and a moderator removes whatever might give you away.',
      ),
    },
    {
      title: say('Баға төмен шықса, не болады?', 'Что бывает при низкой оценке?', 'What happens after a low rating?'),
      text: prose(
        'Пән екі семестр қатарынан 3,5-тен төмен бағаланса, мектеп деканы сабаққа қатысып, оқытушымен бірге жоспар құрады. Үш жылда мұндай отыз бір пән болды, жиырма төртінің бағасы көтерілді.',
        'Если дисциплина два семестра подряд получает меньше 3,5, декан приходит на занятия и составляет с преподавателем план. За три года таких дисциплин была тридцать одна, у двадцати четырёх оценка выросла.',
        'If a course is rated below 3.5 for two semesters running, the dean sits in on classes and draws up a plan with the teacher. There were thirty-one such courses in three years, and twenty-four of them have improved.',
      ),
    },
    {
      title: say('Неге асхана туралы жауап жақсармады?', 'Почему столовую не стали оценивать выше?', 'Why has the canteen not improved?'),
      text: prose(
        'Азық-түлік қымбаттап, түскі ас бағасы да өсті. Арзан кешенді түскі ас сақталды, бірақ студенттер мәзірдің тар екенін айтады. Студенттік кеңес пен асхана оны кеңейту туралы келісті.',
        'Продукты подорожали, и цены на обед выросли. Недорогой комплексный обед остался, но меню студентам кажется скудным. Студенческий совет и столовая договорились его расширить.',
        'Food has become more expensive and lunch went up too. The low-price lunch was kept, but students find the choice narrow. The Student Council and the canteen have agreed to widen it.',
      ),
    },
    {
      title: say('Толық деректі қайдан алуға болады?', 'Где взять полные данные?', 'Where can I get the full data?'),
      text: prose(
        `Аты-жөнсіз кестелерді зерттеушілер мен журналистерге сұрау бойынша береміз: ${mail}, 226-кабинет. Жауап бес жұмыс күнінде келеді.`,
        `Обезличенные таблицы даём исследователям и журналистам по запросу: ${mail}, кабинет 226. Ответ приходит за пять рабочих дней.`,
        `Researchers and journalists may ask for the anonymous tables: ${mail}, room 226. You hear from us within five working days.`,
      ),
    },
  ],
}
