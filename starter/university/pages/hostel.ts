import { starter } from '../../starter-entry.ts'
import { helpline, helpNumbers, nationalHelpline } from '../help-lines.ts'
import { halls } from '../year-dates.ts'

/** A place on the map that the contacts lead to, too. */
const mapAt = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

export const pagesHostel = starter('page', [
  {
    id: 190,
    slug: 'hostel',
    attributes: {
      title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
      path: 'hostel',
      type: 'static',
      seo: {
        title: {
          kz: 'Жатақхана: бөлмелер, ақысы, өтініш\u00a0– Нархоз университеті',
          ru: 'Общежитие: комнаты, цена, заявление\u00a0— Университет Нархоз',
          en: 'Halls of residence: rooms, rent, how to apply – Narxoz University',
        },
        description: {
          kz: 'Нархоз жатақханалары: үш ғимаратта 800 орын, бөлме түрлері мен айлық ақы, ішінде не бар, ережелер, мерзімдер және өтініш беру тәртібі.',
          ru: 'Общежития Нархоза: 800 мест в трёх зданиях, виды комнат и цена за месяц, что есть внутри, правила, сроки и как подать заявление.',
          en: 'Narxoz halls of residence: 800 places in three buildings, rooms and monthly rent, what is inside, rules, dates and how to apply.',
        },
      },
      banner: {
        title: { kz: 'Кампусқа он минуттық үй', ru: 'Дом в десяти минутах от кампуса', en: 'A home ten minutes from campus' },
        lead: {
          kz: 'Үш ғимаратта 800 орын бар. Басқа қаладан келген бірінші курс студенттеріне орын бірінші кезекте беріледі.',
          ru: 'В трёх зданиях 800 мест. Первыми места получают иногородние первокурсники.',
          en: 'Three buildings hold 800 places, and first-year students from other towns come first.',
        },
        link: {
          text: { kz: 'Өтінішті поштамен жіберу', ru: 'Отправить заявление по почте', en: 'Apply by email' },
          url: 'mailto:hostel@narxoz.example',
        },
      },
      blocks: [
        {
          id: 8001,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Бөлмелер және ақысы', ru: 'Комнаты и цена', en: 'Rooms and rent' },
          desc: {
            kz: '<p>Бір орынның айлық ақысы, су, жарық және интернет ішінде. Көпбалалы отбасынан шыққан студенттерге ақының жартысы қайтарылады.</p>',
            ru: '<p>Цена одного места в месяц, включая воду, свет и интернет. Студентам из многодетных семей возвращают половину.</p>',
            en: '<p>Rent for one place a month, with water, electricity and internet included. Students from large families get half of it back.</p>',
          },
          link: {
            text: { kz: 'Төлем және бөліп төлеу', ru: 'Оплата и рассрочка', en: 'Paying, and paying in instalments' },
            url: '/edu-finance',
          },
          row_heads: true,
          columns: [
            { title: { kz: 'Бөлме', ru: 'Комната', en: 'Room' } },
            { title: { kz: 'Қайда', ru: 'Где', en: 'Where' } },
            { title: { kz: 'Айына, теңге', ru: 'В месяц, тенге', en: 'Tenge a month' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Екі адамдық', ru: 'Двухместная', en: 'Double' } },
                {
                  text: {
                    kz: 'бірінші және екінші жатақхана',
                    ru: 'первое и второе общежития',
                    en: 'first and second halls',
                  },
                },
                { text: { kz: '35\u00a0000', ru: '35\u00a0000', en: '35,000' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Үш адамдық', ru: 'Трёхместная', en: 'Triple' } },
                { text: { kz: 'үшінші жатақхана', ru: 'третье общежитие', en: 'third hall' } },
                { text: { kz: '28\u00a0000', ru: '28\u00a0000', en: '28,000' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Арбамен жүретіндерге, душы бөлек',
                    ru: 'Для студентов на коляске, со своим душем',
                    en: 'For wheelchair users, with its own shower',
                  },
                },
                {
                  text: {
                    kz: 'екінші жатақхана, бірінші қабат, алты бөлме',
                    ru: 'второе общежитие, первый этаж, шесть комнат',
                    en: 'second hall, floor 1, six rooms',
                  },
                },
                { text: { kz: '35\u00a0000', ru: '35\u00a0000', en: '35,000' } },
              ],
            },
          ],
        },
        {
          id: 8007,
          type: 'contacts',
          group: 7,
          position: 2,
          title: { kz: 'Жатақханалар қайда орналасқан', ru: 'Где находятся общежития', en: 'Where the halls are' },
          items: [
            {
              title: { kz: 'Бірінші жатақхана', ru: 'Первое общежитие', en: 'First hall' },
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 59',
                ru: 'г. Алматы, ул. Жандосова, 59',
                en: '59 Zhandosov Street, Almaty',
              },
              map: mapAt(43.2141, 76.8655),
            },
            {
              title: { kz: 'Екінші жатақхана', ru: 'Второе общежитие', en: 'Second hall' },
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 61',
                ru: 'г. Алматы, ул. Жандосова, 61',
                en: '61 Zhandosov Street, Almaty',
              },
              map: mapAt(43.2139, 76.8644),
            },
            {
              title: { kz: 'Үшінші жатақхана', ru: 'Третье общежитие', en: 'Third hall' },
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 63',
                ru: 'г. Алматы, ул. Жандосова, 63',
                en: '63 Zhandosov Street, Almaty',
              },
              map: mapAt(43.2137, 76.8633),
            },
          ],
        },
        {
          id: 8002,
          type: 'facts',
          group: 2,
          position: 3,
          title: { kz: 'Ішінде не бар', ru: 'Что внутри', en: 'What is inside' },
          items: [
            {
              title: { kz: 'Бөлмеде', ru: 'В комнате', en: 'In the room' },
              value: {
                kz: 'әркімге төсек, үстел, шкаф, көрпе мен жастық',
                ru: 'каждому кровать, стол, шкаф, одеяло и подушка',
                en: 'a bed, desk, wardrobe, blanket and pillow for each',
              },
            },
            {
              title: { kz: 'Қабатта', ru: 'На этаже', en: 'On each floor' },
              value: {
                kz: 'екі асүй, душ бөлмелері, кір жуатын бөлме',
                ru: 'две кухни, душевые, прачечная',
                en: 'two kitchens, showers and a laundry',
              },
            },
            {
              title: { kz: 'Ғимаратта', ru: 'В здании', en: 'In the building' },
              value: {
                kz: 'оқу залы, бүкіл ғимаратта Wi-Fi, тәулік бойы күзет',
                ru: 'читальный зал, Wi-Fi во всём здании, круглосуточная охрана',
                en: 'a reading room, Wi-Fi throughout and guards day and night',
              },
            },
            {
              title: { kz: 'Өзіңізбен ала келіңіз', ru: 'Возьмите с собой', en: 'Bring with you' },
              value: {
                kz: 'төсек жаймасы, сүлгі, ыдыс, шәркей',
                ru: 'постельное бельё, полотенце, посуда, тапочки',
                en: 'sheets, a towel, dishes and slippers',
              },
            },
            {
              title: { kz: 'Кітап жеткізу', ru: 'Доставка книг', en: 'Books' },
              value: {
                kz: 'кітапхана тапсырысты жатақханаға әкеліп береді',
                ru: 'библиотека привозит заказ в общежитие',
                en: 'the library delivers orders to the halls',
              },
            },
          ],
        },
        {
          id: 8003,
          type: 'steps',
          group: 3,
          position: 4,
          title: { kz: 'Орынды қалай алуға болады', ru: 'Как получить место', en: 'How to get a place' },
          items: [
            {
              title: { kz: 'Өтініш жіберіңіз', ru: 'Отправьте заявление', en: 'Apply' },
              desc: {
                kz: '<p><a href="mailto:hostel@narxoz.example">hostel@narxoz.example</a> поштасына аты-жөніңізді, мектебіңізді, курсыңызды, телефоныңызды және қай қаладан келетініңізді жазыңыз. Жеңілдік құқығы болса, растайтын құжатты қосыңыз. Өтінішті 131-кабинетке өзіңіз әкелсеңіз де болады.</p>',
                ru: '<p>Напишите на <a href="mailto:hostel@narxoz.example">hostel@narxoz.example</a> имя, школу, курс, телефон и город, откуда приедете. Если есть право на льготу, приложите документ. Можно принести заявление и лично, в кабинет 131.</p>',
                en: '<p>Write to <a href="mailto:hostel@narxoz.example">hostel@narxoz.example</a> with your name, school, year of study, phone and the town you come from. Attach proof if you are entitled to a reduction. You can also bring the application to room 131.</p>',
              },
            },
            {
              title: { kz: 'Тізімді күтіңіз', ru: 'Дождитесь списка', en: 'Wait for the list' },
              desc: {
                kz: `<p>Жауап пошта арқылы келеді: ${halls.forFirstList.by.kz} жазғандарға ${halls.firstList.kz} күні, кейін жазғандарға сол күннен бастап үш күн ішінде. Орын жетпесе, кезекке қойылып, босаған бойда хабар аласыз.</p>`,
                ru: `<p>Ответ приходит на почту: тем, кто написал ${halls.forFirstList.by.ru},\u00a0— ${halls.firstList.ru}, остальным начиная с этого дня\u00a0— за три дня. Если мест не хватило, вы остаётесь в очереди и узнаете, как только что-то освободится.</p>`,
                en: `<p>The answer comes by email: on ${halls.firstList.en} if you wrote ${halls.forFirstList.by.en}, from that day on within three days if you wrote later. If there is no place for you yet, you stay on the waiting list and hear as soon as one is free.</p>`,
              },
            },
            {
              title: {
                kz: 'Төсекті таңдап, келісімшартқа қол қойыңыз',
                ru: 'Выберите кровать и подпишите договор',
                en: 'Choose a bed and sign',
              },
              desc: {
                kz: '<p>Бос орындар жоспарда көрініп тұрады. 075/у анықтамасы мен флюорография алты айдан ескі болмауы керек, бірінші айдың ақысы келісімшартпен бірге төленеді.</p>',
                ru: '<p>Свободные места видны на плане. Справка 075/у и флюорография должны быть не старше шести месяцев, первый месяц оплачивают вместе с договором.</p>',
                en: '<p>Free places are shown on the plan. The medical certificate (form 075/u) and chest X-ray must be less than six months old, and the first month is paid with the contract.</p>',
              },
            },
            {
              title: { kz: 'Кілтті алыңыз', ru: 'Получите ключ', en: 'Collect your key' },
              desc: {
                kz: `<p>${halls.keys.within.kz} күн сайын 8:00-ден 22:00-ге дейін жатақхананың кіреберісінде беріледі. Жеке куәлігіңізді ұмытпаңыз.</p>`,
                ru: `<p>${halls.keys.span.ru} ежедневно с 8:00 до 22:00 у входа в общежитие. Не забудьте удостоверение личности.</p>`,
                en: `<p>${halls.keys.span.en}, daily 8:00–22:00, at the entrance of your hall. Bring your identity card.</p>`,
              },
            },
          ],
        },
        {
          id: 8004,
          type: 'table',
          group: 4,
          position: 5,
          title: { kz: 'Мерзімдер', ru: 'Сроки', en: 'Dates' },
          row_heads: true,
          columns: [
            { title: { kz: 'Қашан', ru: 'Когда', en: 'When' } },
            { title: { kz: 'Не болады', ru: 'Что происходит', en: 'What happens' } },
          ],
          rows: [
            {
              cells: [
                { text: halls.applications.span },
                {
                  text: {
                    kz: `өтініш қабылдау; бірінші тізімге ${halls.forFirstList.by.kz}`,
                    ru: `приём заявлений; в первый список\u00a0— ${halls.forFirstList.by.ru}`,
                    en: `applications; for the first list ${halls.forFirstList.by.en}`,
                  },
                },
              ],
            },
            {
              cells: [
                { text: halls.firstList },
                {
                  text: {
                    kz: 'орын алғандардың бірінші тізімі',
                    ru: 'первый список получивших место',
                    en: 'first list of those who have a place',
                  },
                },
              ],
            },
            {
              cells: [
                { text: halls.contract.span },
                { text: { kz: 'төсек таңдау және келісімшарт', ru: 'выбор места и договор', en: 'choosing a bed, contract' } },
              ],
            },
            {
              cells: [
                { text: halls.keys.span },
                { text: { kz: 'кілт беру және көшіп кіру', ru: 'ключи и заселение', en: 'keys and moving in' } },
              ],
            },
            {
              cells: [
                { text: { kz: '30 маусым', ru: '30 июня', en: '30 June' } },
                {
                  text: {
                    kz: 'бөлмені тапсыру; жазда қалатындар мамырда өтініш береді',
                    ru: 'сдача комнаты; кто остаётся на лето, пишет заявление в мае',
                    en: 'moving out; those who stay for the summer apply in May',
                  },
                },
              ],
            },
          ],
        },
        {
          id: 8005,
          type: 'accordion',
          group: 5,
          position: 6,
          title: { kz: 'Ережелер мен сұрақтар', ru: 'Правила и вопросы', en: 'Rules and questions' },
          items: [
            {
              title: { kz: 'Кіру және қонақтар', ru: 'Вход и гости', en: 'Entry and guests' },
              text: {
                kz: '<p>Ішке студенттік картамен кіресіз, есік түнде де ашылады. Қонақтар жеке куәлігін көрсетіп, 9:00-ден 22:00-ге дейін бола алады; туыстарыңызды түнге қалдыру үшін бір күн бұрын үйлестірушіге айтыңыз.</p>',
                ru: '<p>Вход по студенческой карте, дверь откроют и ночью. Гости могут быть с 9:00 до 22:00 при предъявлении удостоверения; чтобы родные остались на ночь, предупредите координатора за день.</p>',
                en: '<p>You enter with your student card, at night too. Guests may stay from 9:00 to 22:00 and show an identity card; if relatives are to stay overnight, tell the coordinator a day before.</p>',
              },
            },
            {
              title: { kz: 'Тыныштық және қауіпсіздік', ru: 'Тишина и безопасность', en: 'Quiet and safety' },
              text: {
                kz: '<p>23:00-ден 7:00-ге дейін тыныштық сақталады. Темекі шегуге, электр плитка мен ашық от пайдалануға болмайды; толығы <a href="/safety-rules-at-the-university">қауіпсіздік ережелерінде</a>.</p>',
                ru: '<p>С 23:00 до 7:00 соблюдают тишину. Нельзя курить, пользоваться электроплитками и открытым огнём; подробнее в <a href="/safety-rules-at-the-university">правилах безопасности</a>.</p>',
                en: '<p>It is quiet from 23:00 to 7:00. Smoking, hotplates and open flames are forbidden; the <a href="/safety-rules-at-the-university">safety rules</a> say more.</p>',
              },
            },
            {
              title: { kz: 'Көршімді ауыстыра аламын ба?', ru: 'Можно ли сменить соседа?', en: 'Can I change room-mates?' },
              text: {
                kz: '<p>Иә, айына бір рет. Алдымен қабат басшысымен сөйлесіңіз, ол шеше алмаса, үйлестіруші үш күнде жауап береді.</p>',
                ru: '<p>Да, раз в месяц. Сначала поговорите со старостой этажа; если не получится, координатор ответит за три дня.</p>',
                en: '<p>Yes, once a month. Talk to the warden of your floor first; if that does not help, the coordinator answers within three days.</p>',
              },
            },
            {
              title: { kz: 'Ата-анам бөлмені көре ала ма?', ru: 'Могут ли родители посмотреть комнату?', en: 'Can my parents see a room?' },
              text: {
                kz: '<p>Иә. Сейсенбі мен бейсенбідегі кампус экскурсиясы 15:00-де басталады, жатақханаға да кіреді. Басқа сұрақтар <a href="/parents">ата-аналарға арналған бетте</a>.</p>',
                ru: '<p>Да. Экскурсия по кампусу по вторникам и четвергам в 15:00 заходит и в общежитие. Остальное на <a href="/parents">странице для родителей</a>.</p>',
                en: '<p>Yes. The campus tour on Tuesdays and Thursdays at 15:00 visits the halls too. The <a href="/parents">page for parents</a> answers the rest.</p>',
              },
            },
            {
              title: {
                kz: 'Шетелдік студент қайда тұрады?',
                ru: 'Где живут иностранные студенты?',
                en: 'Where do international students live?',
              },
              text: {
                kz: '<p>Екінші жатақханада, қазақстандық студентпен бір бөлмеде. Халықаралық байланыс кеңсесі орынды шақырумен бірге бекітеді: <a href="/information-for-international-students">шетелдік студенттерге ақпарат</a>.</p>',
                ru: '<p>Во втором общежитии, в комнате с казахстанским студентом. Международный офис закрепляет место вместе с приглашением: <a href="/information-for-international-students">информация для иностранных студентов</a>.</p>',
                en: '<p>In the second hall, in a room with a student from Kazakhstan. The international office reserves the place together with your invitation: <a href="/information-for-international-students">information for international students</a>.</p>',
              },
            },
          ],
        },
        {
          id: 8006,
          type: 'contacts',
          group: 6,
          position: 7,
          title: { kz: 'Кімге хабарласу керек', ru: 'К кому обратиться', en: 'Whom to ask' },
          items: [
            {
              title: {
                kz: 'Ғалым Ержанов, жатақханалар үйлестірушісі',
                ru: 'Галым Ержанов, координатор общежитий',
                en: 'Galym Yerzhanov, coordinator of the halls',
              },
              phone: '+7 (727) 377-11-73',
              email: 'hostel@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, бас ғимарат, бірінші қабат',
                ru: 'г. Алматы, ул. Жандосова, 55, главный корпус, первый этаж',
                en: '55 Zhandosov Street, Almaty, main building, floor 1',
              },
              hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
              map: '/contacts',
            },
            {
              title: { kz: 'Күзет бекеті, тәулік бойы', ru: 'Пост охраны, круглосуточно', en: 'Guards, day and night' },
              phone: helpNumbers.security,
              address: {
                kz: 'Жандосов көшесі, 61, екінші жатақхананың кіреберісі',
                ru: 'ул. Жандосова, 61, вход во второе общежитие',
                en: '61 Zhandosov Street, entrance of the second hall',
              },
              hours: { kz: 'Тәулік бойы', ru: 'Круглосуточно', en: 'Around the clock' },
              map: mapAt(43.2139, 76.8644),
            },
            helpline,
            nationalHelpline,
          ],
        },
      ],
    },
  },
])
