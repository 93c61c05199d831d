import type { Catalogue } from '@point-option/engine';

/** Help for each step of the battle, the turn and the fleet: what happens, what decides it, what it risks. */
export const helpTurnWords: Catalogue = {
  'help.battle: submarines':
    'Before the first turn your five submarines take up their stations, one after the other (14.11). They move a hex a turn at most, so what you choose now decides what they can ever meet. A boat that lies in the path of a force has the best chance of contact; one that has to chase has the worst (14.131).',
  'help.battle: strikes in the air':
    'Some scenarios begin with strikes already on their way. Each is given the ships it makes for before the clock starts (4.2). Fuel is laid down by the scenario, so distance to the target and home again is all there is to weigh.',
  'help.battle: turns':
    'The battle is played in turns of 80 minutes, each of four action phases (3.0, 3.1). It ends with the last phase of the scenario. Whatever is in the air then still has to come home.',
  'help.battle: flight home':
    'What is still in the air when the last phase is over flies to the nearest carriers without further orders. It pays a point of fuel for each hex and one to land, and rolls for a safe return as it would in play (4.451, ruling 56). Strikes sent out late in a battle are judged here.',
  'help.battle: score':
    'All hits count now, and the points of 15.1 are added up: Japanese carriers hurt or sunk and air points shot down for you; your own carriers, submarines and air units lost, and Japanese ships that got away eastward past Saipan, against you. The chart "Other victory points" has the smaller items.',

  'help.submarine placement: hex':
    'Any hex of the chart will do, islands too (14.11). Japanese forces come on at the western edge and steer for Saipan, so boats across that way are met rather than led a chase: a force that moves onto a waiting boat is easier to contact, and one followed from astern is much harder (14.131). Spread them: nobody yet knows where the carriers will be.',
  'help.strike in the air: target':
    'The strike needs a detected force to make for: away from its carriers it may fly nowhere else (4.22). It can be turned to a better target later (4.23). Compare the way out and home with its fuel: a point a hex, one to attack and one to land (4.43).',

  'help.turn: begin':
    'A new turn: eighty minutes on the clock (3.0). In the 1850 turn the light goes, first dusk and then night (6.41).',
  'help.turn: arrival':
    'A third of the Japanese forces not on the chart come on, each in a zone and a hex by the die (7.1, 7.12). Then the cup is filled: a chit for every force, those for your fleet, your submarines and Guam where they are in play, and blanks until the number can be divided by four (3.23). A force that would come on within six hexes of your carriers may be sent elsewhere (7.15). Past the commitment limit no more arrive (13.24).',
  'help.turn: phases':
    'Four action phases, all with the same segments in the same order (3.1-II). A quarter of the chits is drawn in each (3.24), so every force, Guam, the submarines and your own fleet act once in the turn, and nobody knows in which phase.',
  'help.turn: hits':
    'Hits on Japanese carriers come into force late: those of the turn before become permanent, those of this turn wait one more (12.21). Only permanent hits lessen the air strength of a force and sink a carrier (12.22, 12.27), because raids that you will see soon were launched before you hit.',
  'help.turn: fires':
    'Every fire aboard an American carrier is rolled for (12.32): it may go out, shrink, burn on, spread or do damage equal to its level, or twice that (12.33). Level, heavy damage and being crippled make the roll worse. While she burns she handles no aircraft (12.34).',
  'help.turn: submarine attacks':
    'Japanese submarines are no counters: they attack where you show lights, one roll for each lit hex (6.433, 14.22), and by day ships that lie crippled (14.25). A hit falls on a carrier in the hex, drawn by lot, and may start a fire or sink her (14.23, 14.24). Surface ships beside a cripple make it safer.',
  'help.turn: lights':
    'You can turn the lights off only now, after the submarines had their chance (6.433). If aircraft still have to land in the dark, keep the lights on and risk another roll at the end of the next turn.',
  'help.turn: end':
    'The clock advances 80 minutes and the phases start over (3.1-VI). You can send search planes on again (8.22).',

  'help.phase: begin':
    'Twenty minutes of the battle begin. What the decks have launched and landed is counted from nothing again, and missions may move. In the 1850 turn the light is read here: day, dusk, dusk, night (6.41).',
  'help.phase: japanese flight':
    'Every raid on the chart flies two hexes straight at its target (10.23); your fighters do not hinder it on the way. A target that has moved is followed (ruling 13). New raids appear later in the phase and stay where radar found them until the next (10.231): that is your time to get fighters into their path.',
  'help.phase: activation':
    'A quarter of the chits is drawn and each acts as it comes (3.2). Forces may launch raids and then move; Guam may launch; with US Move your groups sail, with US Subs your boats act. You cannot know whether your move comes before or after theirs.',
  'help.phase: american flight':
    'All your missions fly, at a point of fuel for one hex or for staying, more for two (4.4). Interceptors go where the raids will be fought, strikes toward what has been detected. It comes after the Japanese flight: you see where the raids are before you move.',
  'help.phase: search':
    'Once in each turn, in the phase of your choice, search planes are launched, flown on, and look for the enemy (8.22). Early in the turn they find forces that have not moved yet; later they find them where they will stay until the next.',
  'help.phase: air operations':
    'The decks: launch, raise, service, strike below, and last of all land (6.2). A carrier launches or lands in one phase, never both (6.28), so groups are worked with the next two or three phases in mind. What leaves the hangar now is in servicing, on deck in the next phase, and can fly in the one after that.',
  'help.phase: interception':
    'In each hex with raids and interceptors you choose who fights whom, then the dice speak (4.5). A fight costs an intercept three points of fuel (4.434), and escorts must be met before the bombers can be (4.52). What is not shot down goes on to the fleet.',
  'help.phase: japanese attack':
    'Raids that have reached your ships attack now, one after the other, in an order drawn by lot (5.71). Battle Line may draw them off or fire as they pass (5.72); the guns of the group they choose come next (5.73), then their bombs and torpedoes (5.75).',
  'help.phase: american attack':
    'Strikes over a detected force try to find it and attack: contact, surprise, fighters, guns, damage, in this order (5.1). A strike that has made its attempt is spent and goes home.',
  'help.phase: end':
    'Carriers whose decks are out of action roll to have them repaired: 7 or more (12.13), though not in the phase in which they were hit. Wreckage of crashes is cleared on 7 or less, where that option is played (4.453).',

  'help.activation: begin':
    'One die is rolled for the mission movement of all forces in this segment (7.221). The compass of each zone turns it into a direction; mostly it points them toward Saipan.',
  'help.activation: chits':
    'As many chits are drawn as are due in each phase, and each is carried out before the next (3.24). Blanks do nothing. What is still in the cup comes in a later phase: look at the number left to judge what may yet happen this turn.',
  'help.activation chit: draw':
    'A chit leaves the cup. A force first loses a step of detection (8.14), hunts a submarine that shadows it (14.152), may prove to have carriers and send a raid (10.1), brings its returned aircraft on (9.12) and moves (7.2): in this order (ruling 12). Guam goes through the raid procedure alone (11.22). With US Move or US Subs it is your turn.',

  'help.fleet movement: orders':
    'The only time in the turn when your groups move (6.32). Before they do, ships of Battle Line may be detached as a surface group of their own, for good (6.15). What stays in TG 58.7 keeps the power to draw raids off the carriers (5.72); what leaves it does not.',
  'help.fleet movement: detachment':
    'Choose the ships that leave Battle Line. They cannot come back or join another group (6.15). They can stand guard beside a cripple, where each makes torpedoes less likely (14.25), or block a hex; but guns taken out of Battle Line no longer fire at raids that pass over it.',
  'help.fleet movement: courses':
    'Each group sails one hex or stays (6.34). Groups that part can meet again and sail together (6.33). Aircraft on the chart are left behind and must find you; patrols come along (6.36). Carriers keep out of island hexes, and nobody enters a hex with a Japanese force (6.35). West brings strikes into range and the enemy too; east guards Saipan: a force that slips past costs many points (15.1).',

  'help.submarine operations: pins':
    'Boats that are held down come a step nearer to being free: two turns become one, one becomes none (14.171). That is all they do this time.',
  'help.submarine operations: submarines':
    'Each free boat acts in turn: it shadows on, or moves and tries to make contact, and then shadows or attacks (14.12).',
  'help.submarine: shadowing':
    'A boat that keeps a force in sight helps every search for it by 2 (8.34), and is hunted each time the force is activated (14.152). It may go on, let go, or attack this force at once without looking for it again (14.151). Letting go takes the whole activation.',
  'help.submarine: move':
    'One hex, or none (14.12). To lie still where a force will come is best: +1 when it moves onto the boat. Coming from the side costs 2, from right astern 3, darkness 1; a cripple is found with +3 (14.131).',
  'help.submarine: contact':
    'One try at one force or crippled ship in the hex: 5 or more makes contact (14.13). Contact makes out a force of which nothing was known, and a false one vanishes; then another may be tried (14.141). It does not detect the force for your strikes (14.14).',
  'help.submarine: after contact':
    'Shadow or attack (14.14). Shadowing leaves the boat unseen for now and betters your searches (14.15); attacking may put torpedoes into a carrier, and brings the escorts down on it whatever comes of it (14.17).',
  'help.submarine: attack':
    'Torpedoes, then the escorts (14.16). The chart of attacks gives none, one or two damage rolls; the target and the hits come next.',
  'help.submarine attack: torpedoes':
    'A die on the chart of submarine attacks: most often nothing, at best two damage rolls (14.16). Each damage roll gives two hits or more; a 10 is rolled again and can destroy the ship outright (14.164).',
  'help.submarine attack: target':
    'In a force whose carriers you know, all hits go into one of them, and you choose (14.16). A fleet carrier is worth most (15.1), and hits on one that is hurt already may cripple or sink her.',
  'help.submarine attack: hits':
    'Hits on a force that is not fully known stay with the force and come to a ship, by lot, when it is (14.162). A surface force is made out at once and its largest kind of ship is hit (14.163). Hits on carriers become permanent only with time (14.161).',
  'help.submarine attack: escorts':
    'The escorts answer (14.17): +1 where torpedoes have hit. The boat may be held down for one turn or two, and with a 10 and another high roll it is lost, which costs four points (15.1). Beside a lone cripple odd faces do nothing (14.172).',
};
