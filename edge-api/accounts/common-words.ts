/**
 * Words, names and phrases that people build passwords from, in English and Dutch: what guessers try first, with
 * every ending. Lower case, without spaces; lengths below four are left to the other rules.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
access account admin administrator america amsterdam andrea andrew angel angela angels animal anthony apple apples april
arsenal arthur ashley asshole august austin autumn awesome babe baby babygirl babyboy badboy badass bailey ball
banana band barbara barcelona barney baseball basketball batman bear bears beast beautiful beauty beaver benjamin
bigboy bigdaddy bigdick biggie bigdog bill billy bird bitch bitches black blackie blackjack blaster blessed blink
blondie blood blossom blowjob blue bluebird bond bonnie boobs booboo booger boomer boston brandon brandy brazil
bridge broncos brooklyn brother brown bruno bubba bubble bubbles buddy buffalo bull bulldog bulldogs bullshit bunny
business buster butter butterfly butthead button california camaro cameron canada candy captain carlos carmen caroline carolina
carpet carter casey casper castle catherine cats changeme charles charlie charlotte cheese chelsea cherry
chester chevrolet chevy chicago chicken chicks china chloe chocolate chopper chris christ christian christina
christine christmas christopher claudia clinton cloud clown cocacola coffee college colorado coltrane
compaq computer connect connor control cookie cookies cool cooper copper corvette country courtney cowboy
cowboys creative cricket crystal dakota dallas daniel danielle darkness darkside dave david deadpool death
december default defender delta demon dennis denver desert desire destiny detroit deutschland devil devils dexter
diablo diamond diamonds diana dick dickhead digital disney doctor dodgers dogs dollar dolphin dolphins domino donald donkey
doctor doggie dragon dragonball dragons dream dreamer dreams drummer duck dude eagle eagles eclipse edward
einstein electric element elephant elizabeth emily eminem emma empire energy england enter enterprise eric erica
escort europe evolution explorer extreme facebook faith falcon falcons family fantasy farmer fashion father favorite
february felix ferrari fighter fireball firebird firefly fireman fish fisher fishing flash flamingo florida
flower flowers fluffy flyers football ford forest forever formula france francis frank frankie freddy
fred free freedom freeuser friday friend friends frog froggy fuck fucker fuckface fucking fuckme fuckoff fuckyou
fuckyou galaxy gambit games gandalf garden garfield gateway gemini general genesis genius george germany getmoney ghost
giants gibson ginger girl girls giraffe gizmo goblin godzilla gold golden goldfish goldie golf golfer good
goober google gordon grace gracie grand grandma granny great green greenday gregory guest guitar gunner hacker
hahaha hallo hammer hannah happy happyday hardcore harley harrypotter harry hawaii hawkeye heaven heather
heineken helena hello hellohello helpme hendrix henry hercules hero hockey holiday holland holly home homer honda honey
hooters hope horny horse horses hotdog hotmail hotrod hottie house houston howard hunter hunting
hurricane iceman ihateyou iloveme iloveu iloveyou imagine indian indiana infinity insane instagram inter internet
intrepid inuyasha ireland ironman isabella isabelle island italia jack jackass jackie jackson jaguar jamaica james
january japan jasmine jason jasper jeffrey jennifer jenny jeremy jerry jesse jessica jester jesus jesuschrist
jimmy jobs john johnny johnson jonathan jordan joseph joshua juan julia julian julie juliette july june junior jupiter
justice justin justinbieber karate karen katherine kathleen katie kawasaki keeper kelly kenneth kermit kevin keyboard
killer killme king kingdom kings kissme kitten kitty knight knights ladies lady lakers laura lauren leather
legend legolas lemon leonard leonardo letmein liberty life light lightning limited lincoln linda lindsey lion
lionheart lions lisa little liverpool lizard logitech lollipop lollol london longhorn looking lord lorenzo
louise love lovelife lovely loveme lover lovers loveyou lucky lucifer lucky madison madonna magic magnum maggie mailman manager
manchester manuel marcus margaret maria mariah marie marina marine mariners mario marlboro marley marshall martha
martin marvin mary master masters matrix matthew maveric maverick maximus maxwell melanie melissa member memory
mercedes mercury merlin metal metallica mexico miami michael michele michelle mickey microsoft midnight miguel
mike millie million miller minecraft minnie miranda mission mister mistress mitchell mobile molly monday money monika
monitor monkey monkeys monster monsters montana monty moon moonlight morgan morning morpheus mother motherfucker motorola
mountain mouse movie mozart muffin murphy music mustang mylove myspace naruto nascar natalie natasha nathan nathaniel naughty
ncc1701 nelson nemesis network newlife newpass newport newyork nicholas nicole nicolas night nightmare ninja
nintendo nirvana nissan nokia nothing november oakland ocean october office oliver olivia online orange orlando
packard packers paladin pamela panda panther panthers paradise paris parker party pass passion passw0rd passwd passwort
password patches patricia patrick patriots paul peace peaches peanut pearljam penguin penis people pepper pepsi perfect peter
phantom philip phoenix photo phpbb pickle picture pierre pink pirate pizza platinum play playboy player playstation please
pokemon poker police poohbear pookie popcorn porn porsche portugal postal power powers precious predator presario presley
pretty prince princess private professor prince purple pussies pussy python qwerty qazwsx qwert rabbit rachel racing radio raider raiders rainbow
raiders ranger rangers raptor rascal raven ravens raymond reality rebecca rebel redhead redneck redrum redskins redsox redwings
remember renegade respect richard rico ricky river robert roberto robin rock rocket rockstar rocky roger roland roman
romance ronaldo rooster rose rosebud roses rosie royal runner russell russia rusty ryan sabrina sailor saints salasana samantha
sammy samson samsung samuel sandra sandy santiago sarah satan saturn savage scarface school scooby scoobydoo scooter scorpio scorpion
scott scotland seattle sebastian secret secure security senior september serenity service sexsex sexy sexygirl sexylady shadow shadows
shannon shark sharks sheila shelby sherlock shit shithead shooter shopping sierra silver silvia simon simple simpson simpsons
sister skater skippy skywalker slayer slipknot smile smiley smith smokey snickers sniper snoopy snowball snowman soccer softball soldier
sophie southpark spanky sparky spartan spartans special speedy spencer spider spiderman spirit spitfire spongebob sports spring
squirt stanley star stargate starlight stars starbucks starcraft starfish startrek starwars steelers stella steph stephanie stephen
steven stewart sticky stone storm stranger strawberry strong student stupid success sugar suckit summer sunday sunflower
sunny sunset sunshine super superfly superior superman supernova superstar support surfer susan suzuki sweet sweetheart sweetie sweety swimmer swimming
sydney sylvester system tamara tarheels tattoo taurus taylor teacher teddy teddybear teens teresa tennis tequila test tester testing
texas thebest theking thedoors therock theman theresa thomas thunder thursday tiffany tiger tigers tigger timothy tinkerbell titanic tits tommy
toor topgun toronto total tottenham toyota training travel travis trigger trinity trouble truelove trustme trustno1 trustno tucker
tuesday turtle tweety twilight twitter tyler ultimate undertaker unicorn united universe usa user valentin valentina valentine vampire
vanessa vanilla velvet venice victor victoria victory viking vikings village vincent violet viper virgin virginia vision volcano volkswagen
volleyball voodoo voyager walker wallace walter wanker warcraft warrior warriors water webmaster wednesday welcome welkom western
whatever whatsup white whiteboy wicked wildcat wildcats william williams willow wilson window windows windsurf winner winston winter wisdom
wizard wolf wolfgang wolves woman wonder woodland world wrestling xavier xbox yamaha yankee yankees yellow yesterday york yourmom youtube zachary
zaq1 zeppelin zombie zoom zxcvbnm
ajax feyenoord eindhoven rotterdam utrecht groningen haarlem tilburg breda nijmegen nederland oranje koning koningin
welkom hallo geheim wachtwoord toegang zomer winter lente herfst januari februari maart juni juli augustus oktober
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag schatje liefde lieverd liefje schat mama papa moeder vader zusje
broertje kusje hondje poesje konijn paard vlinder bloem bloemen zonnetje zonneschijn voetbal hockey tennis hamster
appeltaart kaas fiets fietsen vakantie muziek vriend vriendin vrienden familie kindjes kinderen mooi lekker gezellig
computer internet wifi sander bram daan sanne lotte femke anouk joost maarten jeroen wouter pieter willem hendrik johan
marieke annemarie wilma ingrid monique linda petra esther thijs ruben jasper floris sinterklaas kerstmis paashaas
powerhour power hour campaign donate subscribe celebrity charity artist fans
`.match(/\S{4,}/g),
);
