import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const questions: CarriedBlock = {
  type: 'accordion',
  title: say('Эдвайзер туралы сұрақтар', 'Вопросы об эдвайзерах', 'Questions about advisers'),
  items: [
    {
      title: say('Эдвайзерді ауыстыруға бола ма?', 'Можно ли сменить эдвайзера?', 'Can I change my adviser?'),
      text: prose(
        'Иә, семестрде бір рет. Деканатқа екі жолдық өтініш жазсаңыз жеткілікті, себебін түсіндіру міндетті емес. Жаңа эдвайзер үш жұмыс күнінде тағайындалады.',
        'Да, один раз за семестр. Достаточно двух строк в деканат, объяснять причину не обязательно. Нового эдвайзера назначат за три рабочих дня.',
        'Yes, once a semester. Two lines to the dean’s office are enough, and you need not give a reason. A new adviser is named within three working days.',
      ),
    },
    {
      title: say(
        'Тәлімгер мен эдвайзердің айырмасы неде?',
        'Чем наставник отличается от эдвайзера?',
        'How is a mentor different from an adviser?',
      ),
      text: prose(
        'Тәлімгер\u00a0– бірінші курсқа жол көрсететін жоғары курс студенті. Эдвайзер\u00a0– университет қызметкері, ол оқу жоспарына қол қояды және оның орындалуына жауап береді.',
        'Наставник\u00a0— старшекурсник, который показывает дорогу первому курсу. Эдвайзер\u00a0— сотрудник университета: он подписывает учебный план и отвечает за его выполнение.',
        'A mentor is an older student who shows first-years the way. An adviser is a member of staff who signs your study plan and answers for it.',
      ),
    },
    {
      title: say('Бейнеқоңыраумен кездесуге бола ма?', 'Можно ли встретиться по видеосвязи?', 'Can we meet by video?'),
      text: prose(
        'Болады. Хатта өзіңізге ыңғайлы екі уақытты жазыңыз. Кешкі және қашықтан оқитын топтарға эдвайзерлер сейсенбі мен бейсенбіде 20:00-ге дейін жауап береді.',
        'Можно. Предложите в письме два удобных времени. Вечерним и дистанционным группам эдвайзеры отвечают по вторникам и четвергам до 20:00.',
        'Yes. Offer two times that suit you in your letter. For evening and distance groups advisers are there until 20:00 on Tuesdays and Thursdays.',
      ),
    },
    {
      title: say('Мамандықты қате таңдаған сияқтымын', 'Кажется, я ошибся с программой', 'I think I chose the wrong programme'),
      text: prose(
        'Бірінші курстың соңында бағдарламаны ауыстыруға болады. Эдвайзер қай кредиттер сақталатынын есептеп береді, ал өзіңізге ненің жақын екенін <a href="/center/career-coaching">коучпен</a> талқылаңыз.',
        'В конце первого курса программу можно сменить. Эдвайзер посчитает, какие кредиты сохранятся, а что вам ближе, обсудите с <a href="/center/career-coaching">коучем</a>.',
        'At the end of the first year you may change programme. Your adviser works out which credits you keep; what suits you better is a question for a <a href="/center/career-coaching">coach</a>.',
      ),
    },
    {
      title: say('Айтқаным ата-анама жете ме?', 'Узнают ли родители, о чём мы говорили?', 'Will my parents hear what I say?'),
      text: prose(
        'Келісіміңізсіз жетпейді. Кездесуге ата-анаңызбен бірге келгіңіз келсе, оны алдын ала айтыңыз, сонда уақытты ұзағырақ белгілейміз.',
        'Без вашего согласия нет. Если хотите прийти вместе с родителями, предупредите заранее, и мы назначим встречу подлиннее.',
        'Not without your consent. If you would like to bring them along, tell us beforehand and we will set aside more time.',
      ),
    },
  ],
}
