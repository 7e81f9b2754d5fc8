// Made by `npm run flash` from src/rules: change those files, not this one.
// sources: 3eca67ba13fdb56e0450c6359ba4c119d335e5612ca989f846ed97189db1c42e
const exports = {};
(function ($hx_exports, $global) { "use strict";
class Lambda {
	static exists(it,f) {
		let x = $getIterator(it);
		while(x.hasNext()) {
			let x1 = x.next();
			if(f(x1)) {
				return true;
			}
		}
		return false;
	}
}
class haxe_iterators_ArrayIterator {
	constructor(array) {
		this.current = 0;
		this.array = array;
	}
	hasNext() {
		return this.current < this.array.length;
	}
	next() {
		return this.array[this.current++];
	}
}
class rules_Body {
	constructor(kind,x,y,vx,vy) {
		this.pulse = 0;
		this.isAlive = true;
		this.isFlung = false;
		this.phase = 0.0;
		this.variant = 0;
		this.hits = 1;
		this.age = 0.0;
		this.spin = 0.0;
		this.turn = 0.0;
		this.vy = 0.0;
		this.vx = 0.0;
		this.y = 0.0;
		this.x = 0.0;
		this.kind = kind;
		this.x = this.wasX = x;
		this.y = this.wasY = y;
		this.vx = vx;
		this.vy = vy;
		this.radius = rules_Tuning.RADIUS[kind];
	}
	isHarmful() {
		switch(this.kind) {
		case 0:case 1:case 4:case 5:case 6:
			return true;
		default:
			return false;
		}
	}
	isOfWave() {
		if(!this.isFlung) {
			switch(this.kind) {
			case 7:case 8:
				return false;
			default:
				return true;
			}
		} else {
			return false;
		}
	}
}
class rules_Exact {
	static sin(angle) {
		let circles = angle / 6.283185307179586;
		let half = angle - ((circles < 0 ? circles - 0.5 : circles + 0.5) | 0) * 6.283185307179586;
		let a = half > 1.5707963267948966 ? 3.141592653589793 - half : half < -1.57079632679489656 ? -3.14159265358979312 - half : half;
		let s = a * a;
		return a * (1 + s * (-0.16666666666666666 + s * (0.008333333333333333 + s * (-0.0001984126984126984 + s * (0.0000027557319223985893 - s * 0.00000002505210838544172)))));
	}
}
class rules_Happening {
	constructor(what,x,y,value) {
		this.what = what;
		this.x = x;
		this.y = y;
		this.value = value;
	}
}
class rules_Keeper {
	constructor() {
		this.wasAngle = 0.0;
		this.wasY = 0.0;
		this.wasX = 0.0;
		this.y = 0.0;
		this.x = 0.0;
		this.shelter = 0.0;
		this.stun = 0.0;
		this.rate = 0.0;
		this.height = rules_Tuning.ORBITS[1];
		this.angle = -1.57079632679489656;
		this.place();
		this.mark();
	}
	place() {
		this.x = rules_Exact.sin(this.angle + 1.5707963267948966) * this.height;
		this.y = rules_Exact.sin(this.angle) * this.height;
	}
	mark() {
		this.wasX = this.x;
		this.wasY = this.y;
		this.wasAngle = this.angle;
	}
	move(dt,steering) {
		this.stun = Math.max(0,this.stun - dt);
		this.shelter = Math.max(0,this.shelter - dt);
		let wanted = rules_Keeper.drift(this.height);
		if(this.stun == 0) {
			let push = 3.5 * Math.sqrt(rules_Tuning.ORBITS[1] / this.height);
			if(steering.isAimed) {
				let angle = steering.angle - this.angle;
				let circles = angle / 6.283185307179586;
				let gap = angle - ((circles < 0 ? circles - 0.5 : circles + 0.5) | 0) * 6.283185307179586;
				wanted = Math.max(-push,Math.min(push,gap * 10.0));
			} else {
				wanted += steering.turn * push;
			}
		}
		this.rate += (wanted - this.rate) * Math.min(1,dt * 13.0);
		this.angle += this.rate * dt;
		this.height += this.climbing(dt,steering);
		this.height = Math.max(104.0,Math.min(214.0,this.height));
		this.place();
	}
	climbing(dt,steering) {
		let most = 210.0 * dt;
		if(this.stun > 0) {
			return 0;
		}
		if(steering.isAimed) {
			return Math.max(-most,Math.min(most,(steering.height - this.height) * Math.min(1,dt * 9)));
		}
		if(steering.climb != 0) {
			return steering.climb * most;
		}
		let nearest = rules_Tuning.ORBITS[0];
		let _g = 0;
		let _g1 = rules_Tuning.ORBITS;
		while(_g < _g1.length) {
			let orbit = _g1[_g];
			++_g;
			if(Math.abs(orbit - this.height) < Math.abs(nearest - this.height)) {
				nearest = orbit;
			}
		}
		return (nearest - this.height) * Math.min(1,dt * 3.5);
	}
	static drift(height) {
		let part = 104.0 / height;
		return 0.42 * part * Math.sqrt(part);
	}
}
class rules_Moves {
	static keys(turn,climb) {
		return (turn + 1) * 3 + climb + 1;
	}
	static aim(angle,height) {
		let circles = angle / 6.283185307179586;
		let direction = (Math.round(circles * 256) | 0) & 255;
		let part = (height - 104.0) / 110.;
		let step = Math.max(0,Math.min(1,part)) * 27 + 0.5 | 0;
		return 9 + direction * 28 + step;
	}
	static isAim(code) {
		if(code >= 9) {
			return code < 7177;
		} else {
			return false;
		}
	}
	static isCode(code) {
		if(code >= 0) {
			return code <= 7178;
		} else {
			return false;
		}
	}
	static read(code,steering) {
		steering.isAimed = rules_Moves.isAim(code);
		if(!steering.isAimed) {
			steering.turn = (code / 3 | 0) - 1;
			steering.climb = code % 3 - 1;
			return;
		}
		let direction = (code - 9) / 28 | 0;
		let step = (code - 9) % 28;
		steering.angle = direction * 6.283185307179586 / 256;
		steering.height = 104.0 + step * 110. / 27;
	}
}
$hx_exports["Moves"] = rules_Moves;
class rules_Recorder {
	constructor() {
		this.lastTick = 0;
		this.held = 4;
		this.count = 0;
		this.text = "";
	}
	isFull() {
		return this.count >= 15997;
	}
	hold(tick,wanted) {
		if(wanted == this.held || this.isFull()) {
			return this.held;
		}
		let isPointer = rules_Moves.isAim(wanted) || rules_Moves.isAim(this.held);
		if(isPointer && this.count > 0 && tick - this.lastTick < this.spacing()) {
			return this.held;
		}
		this.write(tick,wanted);
		return this.held = wanted;
	}
	pulse(tick) {
		if(!this.isFull()) {
			this.write(tick,7177);
		}
	}
	end(tick) {
		this.write(tick,7178);
	}
	spacing() {
		let _g = 0;
		let _g1 = rules_Recorder.SPACINGS;
		while(_g < _g1.length) {
			let step = _g1[_g];
			++_g;
			if(this.count < step.upTo) {
				return step.ticks;
			}
		}
		return 0;
	}
	write(tick,code) {
		let ticks = tick - this.lastTick;
		let moved = "";
		while(ticks >= 90) {
			moved += rules_Recorder.charOf(90);
			ticks -= 90;
		}
		this.text += moved + rules_Recorder.charOf(ticks) + rules_Recorder.charOf(code / 91 | 0) + rules_Recorder.charOf(code % 91);
		this.count++;
		this.lastTick = tick;
	}
	static open(text,tick) {
		let recorder = new rules_Recorder();
		let at = 0;
		let ticks = 0;
		while(at < text.length) {
			let char = text.charCodeAt(at++);
			let digit = char == 92 ? -1 : char > 92 ? char - 35 - 1 : char - 35;
			if(digit < 0 || digit >= 91) {
				return null;
			}
			ticks += digit;
			if(digit == 90) {
				continue;
			}
			if(at + 2 > text.length) {
				return null;
			}
			let char1 = text.charCodeAt(at++);
			let high = char1 == 92 ? -1 : char1 > 92 ? char1 - 35 - 1 : char1 - 35;
			let char2 = text.charCodeAt(at++);
			let low = char2 == 92 ? -1 : char2 > 92 ? char2 - 35 - 1 : char2 - 35;
			let code = high * 91 + low;
			if(high < 0 || low < 0 || low >= 91 || !rules_Moves.isCode(code) || code == 7178) {
				return null;
			}
			recorder.count++;
			recorder.lastTick += ticks;
			ticks = 0;
			if(code != 7177) {
				recorder.held = code;
			}
		}
		recorder.text = text;
		if(ticks == 0 && recorder.lastTick <= tick) {
			return recorder;
		} else {
			return null;
		}
	}
	static digitAt(text,at) {
		let char = text.charCodeAt(at);
		if(char == 92) {
			return -1;
		} else if(char > 92) {
			return char - 35 - 1;
		} else {
			return char - 35;
		}
	}
	static charOf(digit) {
		let char = digit + 35;
		return String.fromCodePoint((char < 92 ? char : char + 1));
	}
}
$hx_exports["Recorder"] = rules_Recorder;
class rules_Replay {
	constructor(difficulty,seed) {
		this.isPulseNext = false;
		this.held = 4;
		this.isEnded = false;
		this.world = new rules_World(rules_Tuning.DIFFICULTIES[difficulty],seed);
		this.world.steer(this.held);
	}
	apply(ticks,code) {
		if(this.isEnded) {
			return "move after the end";
		}
		if(this.world.tick + ticks > 216000) {
			return "time beyond the last tick";
		}
		let _g = 0;
		let _g1 = ticks;
		while(_g < _g1) {
			let _ = _g++;
			if(this.world.isOver) {
				return "time after the last lamp";
			}
			this.world.step(this.isPulseNext);
			this.isPulseNext = false;
			this.world.happenings.length = 0;
		}
		return this.make(code);
	}
	make(code) {
		if(code == 7178) {
			this.isEnded = true;
			return null;
		}
		if(this.world.isOver) {
			return "move after the last lamp";
		}
		if(code == 7177) {
			if(this.isPulseNext) {
				return "second pulse in a tick";
			}
			this.isPulseNext = true;
			return null;
		}
		if(code == this.held) {
			return "move without a change";
		}
		this.held = code;
		this.world.steer(code);
		return null;
	}
	static keyOf(difficulty) {
		let known = rules_Tuning.DIFFICULTIES[difficulty];
		if(known == null) {
			return null;
		} else {
			return known.key;
		}
	}
}
$hx_exports["Replay"] = rules_Replay;
class rules_Rng {
	constructor(seed) {
		this.state = seed == 0 ? 1 : seed;
	}
	stir() {
		this.state ^= this.state << 13;
		this.state ^= this.state >>> 17;
		this.state ^= this.state << 5;
	}
	next() {
		this.stir();
		return (this.state & 16777215) / 16777216;
	}
	between(low,high) {
		return low + (high - low) * this.next();
	}
	below(count) {
		return this.next() * count | 0;
	}
	static of(seed) {
		let rng = new rules_Rng(0);
		let _g = 0;
		let _g1 = seed.length;
		while(_g < _g1) {
			let i = _g++;
			rng.state ^= seed.charCodeAt(i);
			rng.stir();
		}
		if(rng.state == 0) {
			return new rules_Rng(0);
		} else {
			return rng;
		}
	}
}
class rules_Sky {
	static enter(spawn,rng) {
		let far = spawn.kind == 6 ? 375. : 345.0;
		let inward = Math.sqrt(Math.max(0,1 - spawn.slant * spawn.slant)) * spawn.speed;
		let aside = spawn.slant * spawn.speed;
		let cos = rules_Exact.sin(spawn.angle + 1.5707963267948966);
		let sin = rules_Exact.sin(spawn.angle);
		let body = new rules_Body(spawn.kind,cos * far,sin * far,-cos * inward - sin * aside,-sin * inward + cos * aside);
		body.turn = rng.next() * 6;
		body.spin = rng.between(-1.6,1.6);
		body.variant = rng.below(3);
		body.phase = rng.next() * 6;
		if(spawn.kind == 6) {
			body.hits = 9;
			body.spin = 0.12;
		}
		return body;
	}
	static move(body,dt) {
		body.age += dt;
		body.turn += body.spin * dt;
		if(body.isFlung) {
			body.x += body.vx * dt;
			body.y += body.vy * dt;
		} else {
			switch(body.kind) {
			case 4:
				rules_Sky.flutter(body,dt);
				break;
			case 5:
				rules_Sky.spiral(body,dt);
				break;
			case 7:
				rules_Sky.sink(body,dt);
				break;
			case 6:case 8:
				body.x += body.vx * dt;
				body.y += body.vy * dt;
				break;
			default:
				rules_Sky.fall(body,dt);
			}
		}
	}
	static fall(body,dt) {
		let height = Math.max(40,Math.sqrt(body.x * body.x + body.y * body.y));
		let back = height > 300.0 ? 95.0 : 0;
		let pull = (230000.0 / (height * height) + back) / height * dt;
		let aside = (body.vy * body.x - body.vx * body.y) / (height * height) * 0.3 * dt;
		body.vx -= body.x * pull - body.y * aside;
		body.vy -= body.y * pull + body.x * aside;
		body.x += body.vx * dt;
		body.y += body.vy * dt;
	}
	static flutter(body,dt) {
		let turn = rules_Exact.sin(body.age * 2.6 + body.phase) * 0.95 * dt;
		let pace = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
		rules_Sky.circle(body,turn,pace * (0.75 + 0.5 * rules_Exact.sin(body.age * 5 + body.phase)) * dt);
	}
	static spiral(body,dt) {
		let pace = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
		rules_Sky.circle(body,-(0.5 + 60 / Math.sqrt(body.x * body.x + body.y * body.y)) * dt,pace * dt);
	}
	static circle(body,turn,down) {
		let cos = 1 - turn * turn / 2;
		let sin = turn - turn * turn * turn / 6;
		let share = 1 - down / Math.sqrt(body.x * body.x + body.y * body.y);
		let x = (body.x * cos - body.y * sin) * share;
		body.y = (body.x * sin + body.y * cos) * share;
		body.x = x;
	}
	static sink(body,dt) {
		let keep = Math.max(0,1 - 2.4 * dt);
		let height = Math.max(1,Math.sqrt(body.x * body.x + body.y * body.y));
		let down = (height > 94. ? 13 : 0) * (1 - keep);
		body.vx = body.vx * keep - body.x / height * down;
		body.vy = body.vy * keep - body.y / height * down;
		body.x += body.vx * dt;
		body.y += body.vy * dt;
	}
}
class rules_Steering {
	constructor() {
		this.height = 0.0;
		this.angle = 0.0;
		this.isAimed = false;
		this.climb = 0;
		this.turn = 0;
	}
}
class rules_Strikes {
	constructor(world,rng) {
		this.world = world;
		this.rng = rng;
	}
	all(dt) {
		let keeper = this.world.keeper;
		let count = this.world.bodies.length;
		let _g = 0;
		let _g1 = count;
		while(_g < _g1) {
			let i = _g++;
			let body = this.world.bodies[i];
			if(!body.isAlive) {
				continue;
			}
			if(body.isFlung) {
				this.chain(body,count);
				continue;
			}
			if(keeper.stun == 0) {
				this.meet(body,keeper.x,keeper.y,dt);
				if(this.world.has(0) && body.isAlive) {
					this.meet(body,-keeper.x,-keeper.y,dt);
				}
			}
			if(body.isAlive && !body.isFlung) {
				this.ground(body);
			}
		}
	}
	meet(body,x,y,dt) {
		if(body.kind == 7 && this.world.has(3)) {
			this.draw(body,x,y,dt);
		}
		let reach = body.kind == 2 ? 16.56 : this.world.keeperRadius();
		let slack = body.kind == 7 || body.kind == 8 || body.kind == 3 ? 12 : 0;
		let reach1 = reach + body.radius + slack;
		let dx = body.x - x;
		let dy = body.y - y;
		if(!(dx * dx + dy * dy < reach1 * reach1)) {
			return;
		}
		switch(body.kind) {
		case 1:
			this.split(body,x,y);
			break;
		case 2:
			if(this.world.keeper.shelter > 0) {
				return;
			}
			body.isAlive = false;
			this.world.keeper.stun = 1.15;
			this.world.keeper.shelter = 2.25;
			this.world.streak = 0;
			let x1 = body.x;
			let y1 = body.y;
			if(y1 == null) {
				y1 = 0.0;
			}
			if(x1 == null) {
				x1 = 0.0;
			}
			this.world.happenings.push(new rules_Happening(8,x1,y1,0));
			break;
		case 3:
			body.isAlive = false;
			this.world.streak++;
			let _this = this.world;
			let x2 = body.x;
			let y2 = body.y;
			let value = this.world.earn(150);
			if(value == null) {
				value = 0;
			}
			if(y2 == null) {
				y2 = 0.0;
			}
			if(x2 == null) {
				x2 = 0.0;
			}
			_this.happenings.push(new rules_Happening(5,x2,y2,value));
			this.scatter(body,4);
			break;
		case 6:
			this.push(body,x,y);
			break;
		case 7:
			body.isAlive = false;
			this.world.charges = Math.min(3.0,this.world.charges + 0.2);
			let _this1 = this.world;
			let x3 = body.x;
			let y3 = body.y;
			let value1 = this.world.earn(5);
			if(value1 == null) {
				value1 = 0;
			}
			if(y3 == null) {
				y3 = 0.0;
			}
			if(x3 == null) {
				x3 = 0.0;
			}
			_this1.happenings.push(new rules_Happening(4,x3,y3,value1));
			break;
		case 8:
			body.isAlive = false;
			this.world.take(body.variant,body.x,body.y);
			break;
		default:
			this.bump(body,x,y);
			this.world.streak++;
			let _this2 = this.world;
			let x4 = body.x;
			let y4 = body.y;
			let value2 = this.world.earn(body.kind == 0 ? 10 : 20);
			if(value2 == null) {
				value2 = 0;
			}
			if(y4 == null) {
				y4 = 0.0;
			}
			if(x4 == null) {
				x4 = 0.0;
			}
			_this2.happenings.push(new rules_Happening(0,x4,y4,value2));
		}
	}
	bump(body,x,y) {
		let height = Math.max(1,Math.sqrt(body.x * body.x + body.y * body.y));
		let dx = body.x - x;
		let dy = body.y - y;
		let gap = Math.max(1,Math.sqrt(dx * dx + dy * dy));
		dx = dx / gap * 0.55 + body.x / height;
		dy = dy / gap * 0.55 + body.y / height;
		let length = Math.max(0.2,Math.sqrt(dx * dx + dy * dy));
		body.vx = dx / length * 330.0;
		body.vy = dy / length * 330.0;
		body.spin *= 4;
		body.isFlung = true;
	}
	split(body,x,y) {
		body.isAlive = false;
		this.world.streak++;
		let _this = this.world;
		let x1 = body.x;
		let y1 = body.y;
		let value = this.world.earn(15);
		if(value == null) {
			value = 0;
		}
		if(y1 == null) {
			y1 = 0.0;
		}
		if(x1 == null) {
			x1 = 0.0;
		}
		_this.happenings.push(new rules_Happening(2,x1,y1,value));
		let height = Math.max(1,Math.sqrt(body.x * body.x + body.y * body.y));
		let outX = body.x / height;
		let outY = body.y / height;
		let side = -1;
		let half = new rules_Body(0,body.x - outY * side * 14,body.y + outX * side * 14,0,0);
		half.vx = outX * 84 - outY * side * 56;
		half.vy = outY * 84 + outX * side * 56;
		half.spin = side * 3;
		half.variant = this.rng.below(3);
		half.x += outX * 18;
		half.y += outY * 18;
		this.world.bodies.push(half);
		let side1 = 1;
		let half1 = new rules_Body(0,body.x - outY * side1 * 14,body.y + outX * side1 * 14,0,0);
		half1.vx = outX * 84 - outY * side1 * 56;
		half1.vy = outY * 84 + outX * side1 * 56;
		half1.spin = side1 * 3;
		half1.variant = this.rng.below(3);
		half1.x += outX * 18;
		half1.y += outY * 18;
		this.world.bodies.push(half1);
	}
	push(body,x,y) {
		let height = Math.max(1,Math.sqrt(body.x * body.x + body.y * body.y));
		body.hits--;
		let back = 30.0;
		body.x += body.x / height * back;
		body.y += body.y / height * back;
		this.world.streak++;
		let _this = this.world;
		let x1 = x;
		let y1 = y;
		let value = this.world.earn(20);
		if(value == null) {
			value = 0;
		}
		if(y1 == null) {
			y1 = 0.0;
		}
		if(x1 == null) {
			x1 = 0.0;
		}
		_this.happenings.push(new rules_Happening(11,x1,y1,value));
		if(body.hits > 0) {
			this.shed(body,2);
			return;
		}
		body.isAlive = false;
		let _this1 = this.world;
		let x2 = body.x;
		let y2 = body.y;
		let value1 = this.world.earn(300);
		if(value1 == null) {
			value1 = 0;
		}
		if(y2 == null) {
			y2 = 0.0;
		}
		if(x2 == null) {
			x2 = 0.0;
		}
		_this1.happenings.push(new rules_Happening(12,x2,y2,value1));
		this.scatter(body,10);
	}
	shed(body,kind) {
		let height = Math.max(1,Math.sqrt(body.x * body.x + body.y * body.y));
		let side = this.rng.next() < 0.5 ? -1 : 1;
		let outX = body.x / height;
		let outY = body.y / height;
		let piece = new rules_Body(kind,body.x - outY * side * 50,body.y + outX * side * 50,0,0);
		piece.vx = -outY * side * 50 - outX * 14;
		piece.vy = outX * side * 50 - outY * 14;
		piece.spin = side * 2;
		piece.variant = this.rng.below(3);
		this.world.bodies.push(piece);
	}
	byPulse(body) {
		if(body.isFlung) {
			return;
		}
		switch(body.kind) {
		case 1:
			this.split(body,this.world.pulseX,this.world.pulseY);
			break;
		case 2:
			body.isAlive = false;
			this.world.streak++;
			let _this = this.world;
			let x = body.x;
			let y = body.y;
			let value = this.world.earn(20);
			if(value == null) {
				value = 0;
			}
			if(y == null) {
				y = 0.0;
			}
			if(x == null) {
				x = 0.0;
			}
			_this.happenings.push(new rules_Happening(1,x,y,value));
			this.scatter(body,2);
			break;
		case 6:
			this.push(body,this.world.pulseX,this.world.pulseY);
			break;
		case 3:case 7:case 8:
			break;
		default:
			this.bump(body,this.world.pulseX,this.world.pulseY);
			this.world.streak++;
			let _this1 = this.world;
			let x1 = body.x;
			let y1 = body.y;
			let value1 = this.world.earn(10);
			if(value1 == null) {
				value1 = 0;
			}
			if(y1 == null) {
				y1 = 0.0;
			}
			if(x1 == null) {
				x1 = 0.0;
			}
			_this1.happenings.push(new rules_Happening(0,x1,y1,value1));
		}
	}
	chain(body,count) {
		let _g = 0;
		let _g1 = count;
		while(_g < _g1) {
			let i = _g++;
			let other = this.world.bodies[i];
			if(!other.isAlive || other.isFlung || other == body) {
				continue;
			}
			if(other.kind == 7 || other.kind == 8 || other.kind == 3) {
				continue;
			}
			let reach = other.radius + body.radius * 1.35;
			let dx = other.x - body.x;
			let dy = other.y - body.y;
			if(!(dx * dx + dy * dy < reach * reach)) {
				continue;
			}
			body.isAlive = false;
			this.world.streak++;
			switch(other.kind) {
			case 1:
				this.split(other,body.x,body.y);
				break;
			case 6:
				this.push(other,body.x,body.y);
				break;
			default:
				other.isAlive = false;
				let _this = this.world;
				let x = other.x;
				let y = other.y;
				let value = this.world.earn(25);
				if(value == null) {
					value = 0;
				}
				if(y == null) {
					y = 0.0;
				}
				if(x == null) {
					x = 0.0;
				}
				_this.happenings.push(new rules_Happening(1,x,y,value));
				this.scatter(other,2);
			}
			return;
		}
	}
	draw(body,x,y,dt) {
		let dx = body.x - x;
		let dy = body.y - y;
		if(!(dx * dx + dy * dy < 22500.)) {
			return;
		}
		let dx1 = x - body.x;
		let dy1 = y - body.y;
		let gap = Math.max(1,Math.sqrt(dx1 * dx1 + dy1 * dy1));
		body.vx += dx1 / gap * 1500 * dt;
		body.vy += dy1 / gap * 1500 * dt;
	}
	scatter(body,count) {
		let first = this.rng.next() * 6;
		let _g = 0;
		let _g1 = count;
		while(_g < _g1) {
			let i = _g++;
			let angle = first + i * 6.283185307179586 / count;
			let pace = count > 4 ? 150 : 70;
			let spark = new rules_Body(7,body.x,body.y,rules_Exact.sin(angle + 1.5707963267948966) * pace,rules_Exact.sin(angle) * pace);
			spark.turn = this.rng.between(-0.3,0.3);
			this.world.bodies.push(spark);
		}
	}
	ground(body) {
		if(body.kind == 6 && body.age % 2.3 < 0.02 && Math.sqrt(body.x * body.x + body.y * body.y) < 300.0) {
			this.shed(body,0);
		}
		if(body.kind == 7 && body.age > 8.0) {
			body.isAlive = false;
		}
		if(body.kind == 8 && body.age > 13.0) {
			body.isAlive = false;
		}
		if(body.kind == 8 || body.kind == 7) {
			return;
		}
		let surface = 62.0 + body.radius * (body.kind == 6 ? 0.8 : 0.3);
		if(Math.sqrt(body.x * body.x + body.y * body.y) > surface) {
			return;
		}
		body.isAlive = false;
		if(body.isHarmful()) {
			this.world.loseLamp(body);
		} else {
			let x = body.x;
			let y = body.y;
			if(y == null) {
				y = 0.0;
			}
			if(x == null) {
				x = 0.0;
			}
			this.world.happenings.push(new rules_Happening(3,x,y,0));
		}
	}
}
class rules_Tuning {
}
class rules_Waves {
	constructor(rng,pace) {
		this.list = [];
		this.rng = rng;
		this.pace = pace;
	}
	add(at,kind,angle,speed,slant) {
		if(slant == null) {
			slant = 0.0;
		}
		if(speed == null) {
			speed = 62.0;
		}
		let spawn = { at : at / this.pace, kind : kind, angle : angle, speed : speed * this.pace, slant : slant};
		let place = this.list.length;
		while(place > 0 && this.list[place - 1].at > spawn.at) --place;
		this.list.splice(place,0,spawn);
	}
	fill(pattern) {
		let start = this.rng.next() * 3.141592653589793 * 2;
		switch(pattern) {
		case 0:
			this.wandering(8,2.1,1.0,46);
			break;
		case 1:
			let angle = start + this.rng.between(-0.3,0.3);
			this.add(0.,0,angle);
			this.add(0.35,0,angle + this.rng.between(0.7,1.0));
			let angle1 = start + 1.1 + this.rng.between(-0.3,0.3);
			this.add(2.4,0,angle1);
			this.add(2.75,0,angle1 + this.rng.between(0.7,1.0));
			let angle2 = start + 2.2 + this.rng.between(-0.3,0.3);
			this.add(4.8,0,angle2);
			this.add(5.14999999999999947,0,angle2 + this.rng.between(0.7,1.0));
			let angle3 = start + 3.30000000000000027 + this.rng.between(-0.3,0.3);
			this.add(7.19999999999999929,0,angle3);
			this.add(7.54999999999999893,0,angle3 + this.rng.between(0.7,1.0));
			let angle4 = start + 4.4 + this.rng.between(-0.3,0.3);
			this.add(9.6,0,angle4);
			this.add(9.95,0,angle4 + this.rng.between(0.7,1.0));
			let angle5 = start + 5.5 + this.rng.between(-0.3,0.3);
			this.add(12.,0,angle5);
			this.add(12.35,0,angle5 + this.rng.between(0.7,1.0));
			let angle6 = start + 6.60000000000000053 + this.rng.between(-0.3,0.3);
			this.add(14.3999999999999986,0,angle6);
			this.add(14.7499999999999982,0,angle6 + this.rng.between(0.7,1.0));
			break;
		case 2:
			let way = this.rng.next() < 0.5 ? -1 : 1;
			let _g = 0;
			while(_g < 18) {
				let i = _g++;
				this.add(i * 0.72,0,start + way * i * 0.34,66,way * 0.22);
			}
			break;
		case 3:
			this.add(0.,1,start + this.rng.between(-0.4,0.4),50);
			this.add(3.2,1,start + 1.9 + this.rng.between(-0.4,0.4),50);
			this.add(6.4,1,start + 3.8 + this.rng.between(-0.4,0.4),50);
			this.add(9.60000000000000142,1,start + 5.69999999999999929 + this.rng.between(-0.4,0.4),50);
			this.add(12.8,1,start + 7.6 + this.rng.between(-0.4,0.4),50);
			this.wandering(4,3.6,1.2,60);
			break;
		case 4:
			let _g1 = 0;
			while(_g1 < 9) {
				let i = _g1++;
				let angle = start + i * 0.9;
				this.add(i * 1.7,0,angle);
				this.add(i * 1.7 + 0.2,2,angle + (i % 2 == 0 ? 0.42 : -0.42),60);
			}
			break;
		case 5:
			let _g2 = 0;
			while(_g2 < 24) {
				let i = _g2++;
				this.add(i * 0.6,0,start + i * 0.52,64,0.35);
			}
			break;
		case 6:
			this.add(0.,4,start + this.rng.between(-0.5,0.5),44);
			this.add(1.25,4,start + 2.4 + this.rng.between(-0.5,0.5),44);
			this.add(2.5,4,start + 4.8 + this.rng.between(-0.5,0.5),44);
			this.add(3.75,4,start + 7.19999999999999929 + this.rng.between(-0.5,0.5),44);
			this.add(5.,4,start + 9.6 + this.rng.between(-0.5,0.5),44);
			this.add(6.25,4,start + 12. + this.rng.between(-0.5,0.5),44);
			this.add(7.5,4,start + 14.3999999999999986 + this.rng.between(-0.5,0.5),44);
			this.add(8.75,4,start + 16.8 + this.rng.between(-0.5,0.5),44);
			this.add(10.,4,start + 19.2 + this.rng.between(-0.5,0.5),44);
			this.add(11.25,4,start + 21.5999999999999979 + this.rng.between(-0.5,0.5),44);
			this.add(12.5,4,start + 24. + this.rng.between(-0.5,0.5),44);
			this.add(7,2,this.rng.next() * 3.141592653589793 * 2,60);
			this.add(11,2,this.rng.next() * 3.141592653589793 * 2,60);
			break;
		case 7:
			let angle7 = start;
			this.add(0 % 2 == 0 ? 0. : 1.1,0 % 2 == 0 ? 0 : 2,angle7,56);
			let angle8 = start + 1.04719755119659763;
			this.add(1 % 2 == 0 ? 0.5 : 1.1,1 % 2 == 0 ? 0 : 2,angle8,56);
			let angle9 = start + 2.09439510239319526;
			this.add(2 % 2 == 0 ? 1. : 1.1,2 % 2 == 0 ? 0 : 2,angle9,56);
			let angle10 = start + 3.14159265358979312;
			this.add(3 % 2 == 0 ? 1.5 : 1.1,3 % 2 == 0 ? 0 : 2,angle10,56);
			let angle11 = start + 4.18879020478639053;
			this.add(4 % 2 == 0 ? 2. : 1.1,4 % 2 == 0 ? 0 : 2,angle11,56);
			let angle12 = start + 5.23598775598298882;
			this.add(5 % 2 == 0 ? 2.5 : 1.1,5 % 2 == 0 ? 0 : 2,angle12,56);
			let angle13 = start + 0.5;
			this.add(5.4 + (0 % 2 == 0 ? 0. : 1.1),0 % 2 == 0 ? 0 : 2,angle13,56);
			let angle14 = start + 0.5 + 1.04719755119659763;
			this.add(5.4 + (1 % 2 == 0 ? 0.5 : 1.1),1 % 2 == 0 ? 0 : 2,angle14,56);
			let angle15 = start + 0.5 + 2.09439510239319526;
			this.add(5.4 + (2 % 2 == 0 ? 1. : 1.1),2 % 2 == 0 ? 0 : 2,angle15,56);
			let angle16 = start + 0.5 + 3.14159265358979312;
			this.add(5.4 + (3 % 2 == 0 ? 1.5 : 1.1),3 % 2 == 0 ? 0 : 2,angle16,56);
			let angle17 = start + 0.5 + 4.18879020478639053;
			this.add(5.4 + (4 % 2 == 0 ? 2. : 1.1),4 % 2 == 0 ? 0 : 2,angle17,56);
			let angle18 = start + 0.5 + 5.23598775598298882;
			this.add(5.4 + (5 % 2 == 0 ? 2.5 : 1.1),5 % 2 == 0 ? 0 : 2,angle18,56);
			let angle19 = start + 1.;
			this.add(10.8 + (0 % 2 == 0 ? 0. : 1.1),0 % 2 == 0 ? 0 : 2,angle19,56);
			let angle20 = start + 1. + 1.04719755119659763;
			this.add(10.8 + (1 % 2 == 0 ? 0.5 : 1.1),1 % 2 == 0 ? 0 : 2,angle20,56);
			let angle21 = start + 1. + 2.09439510239319526;
			this.add(10.8 + (2 % 2 == 0 ? 1. : 1.1),2 % 2 == 0 ? 0 : 2,angle21,56);
			let angle22 = start + 1. + 3.14159265358979312;
			this.add(10.8 + (3 % 2 == 0 ? 1.5 : 1.1),3 % 2 == 0 ? 0 : 2,angle22,56);
			let angle23 = start + 1. + 4.18879020478639053;
			this.add(10.8 + (4 % 2 == 0 ? 2. : 1.1),4 % 2 == 0 ? 0 : 2,angle23,56);
			let angle24 = start + 1. + 5.23598775598298882;
			this.add(10.8 + (5 % 2 == 0 ? 2.5 : 1.1),5 % 2 == 0 ? 0 : 2,angle24,56);
			let angle25 = start + 1.5;
			this.add(16.2000000000000028 + (0 % 2 == 0 ? 0. : 1.1),0 % 2 == 0 ? 0 : 2,angle25,56);
			let angle26 = start + 1.5 + 1.04719755119659763;
			this.add(16.2000000000000028 + (1 % 2 == 0 ? 0.5 : 1.1),1 % 2 == 0 ? 0 : 2,angle26,56);
			let angle27 = start + 1.5 + 2.09439510239319526;
			this.add(16.2000000000000028 + (2 % 2 == 0 ? 1. : 1.1),2 % 2 == 0 ? 0 : 2,angle27,56);
			let angle28 = start + 1.5 + 3.14159265358979312;
			this.add(16.2000000000000028 + (3 % 2 == 0 ? 1.5 : 1.1),3 % 2 == 0 ? 0 : 2,angle28,56);
			let angle29 = start + 1.5 + 4.18879020478639053;
			this.add(16.2000000000000028 + (4 % 2 == 0 ? 2. : 1.1),4 % 2 == 0 ? 0 : 2,angle29,56);
			let angle30 = start + 1.5 + 5.23598775598298882;
			this.add(16.2000000000000028 + (5 % 2 == 0 ? 2.5 : 1.1),5 % 2 == 0 ? 0 : 2,angle30,56);
			break;
		case 8:
			this.add(1.,3,this.rng.next() * 3.141592653589793 * 2,165,0 % 2 == 0 ? 0.62 : -0.62);
			this.add(4.1,3,this.rng.next() * 3.141592653589793 * 2,165,1 % 2 == 0 ? 0.62 : -0.62);
			this.add(7.2,3,this.rng.next() * 3.141592653589793 * 2,165,2 % 2 == 0 ? 0.62 : -0.62);
			this.add(10.3,3,this.rng.next() * 3.141592653589793 * 2,165,3 % 2 == 0 ? 0.62 : -0.62);
			this.add(13.4,3,this.rng.next() * 3.141592653589793 * 2,165,4 % 2 == 0 ? 0.62 : -0.62);
			this.wandering(12,1.35,1.5,68);
			break;
		case 9:
			this.add(0.,5,start,34);
			this.add(1.5,5,start + 1.9,34);
			this.add(3.,5,start + 3.8,34);
			this.add(4.5,5,start + 5.69999999999999929,34);
			this.add(6.,5,start + 7.6,34);
			this.add(7.5,5,start + 9.5,34);
			this.add(9.,5,start + 11.3999999999999986,34);
			this.add(10.5,5,start + 13.2999999999999989,34);
			this.add(12.,5,start + 15.2,34);
			this.add(3,2,this.rng.next() * 3.141592653589793 * 2,62);
			this.add(6,2,this.rng.next() * 3.141592653589793 * 2,62);
			this.add(9,2,this.rng.next() * 3.141592653589793 * 2,62);
			this.add(12,2,this.rng.next() * 3.141592653589793 * 2,62);
			this.wandering(4,3.4,1.2,66);
			break;
		case 10:
			let _g3 = 0;
			while(_g3 < 11) {
				let i = _g3++;
				let side = i % 2 == 0 ? 0 : 3.141592653589793;
				this.add(i * 1.6,0,start + side + this.rng.between(-0.35,0.35),80);
				if(i % 3 == 2) {
					this.add(i * 1.6 + 0.4,2,start + 1.57079632679489656 + side,66);
				}
			}
			this.add(5,1,start + 1.2,52);
			this.add(10,1,start - 1.2,52);
			break;
		default:
			this.add(0,6,start,17);
			this.wandering(10,2.1,1.6,66);
			this.add(9,2,this.rng.next() * 3.141592653589793 * 2,60);
			this.add(15,2,this.rng.next() * 3.141592653589793 * 2,60);
		}
	}
	wandering(count,every,jump,speed) {
		let angle = this.rng.next() * 3.141592653589793 * 2;
		let _g = 0;
		let _g1 = count;
		while(_g < _g1) {
			let i = _g++;
			this.add(i * every + 0.2,0,angle,speed,this.rng.between(-0.12,0.12));
			angle += this.rng.between(0.5,jump) * (this.rng.next() < 0.5 ? -1 : 1);
		}
	}
	static lapOf(wave) {
		return (wave - 1) / rules_Waves.NAMES.length | 0;
	}
	static of(wave,speed,rng) {
		let pace = speed * (1 + 0.16 * rules_Waves.lapOf(wave)) * (1 + 0.014 * ((wave - 1) % rules_Waves.NAMES.length));
		let waves = new rules_Waves(rng,pace);
		waves.fill((wave - 1) % rules_Waves.NAMES.length);
		return waves.list;
	}
}
class rules_World {
	constructor(difficulty,seed,wave) {
		if(wave == null) {
			wave = 1;
		}
		this.pulses = 0;
		this.lampsAtStart = 0;
		this.giftAt = 0.0;
		this.clock = 0.0;
		this.waiting = [];
		this.steering = new rules_Steering();
		this.pulseY = 0.0;
		this.pulseX = 0.0;
		this.pulseAge = -1.0;
		this.helps = [0.0,0.0,0.0,0.0,0.0];
		this.isOver = false;
		this.calm = 2.6;
		this.streak = 0;
		this.charges = 3.0;
		this.score = 0;
		this.tick = 0;
		this.happenings = [];
		this.bodies = [];
		this.keeper = new rules_Keeper();
		this.difficulty = difficulty;
		this.wave = wave;
		this.lamps = difficulty.lamps;
		this.rng = rules_Rng.of(seed);
		this.strikes = new rules_Strikes(this,this.rng);
		this.prepare();
	}
	times() {
		return Math.min(8,1 + (this.streak / 5 | 0)) | 0;
	}
	earn(points) {
		let earned = points * this.times() * this.difficulty.points + 0.5 | 0;
		this.score += earned;
		return earned;
	}
	has(help) {
		return this.helps[help] > 0;
	}
	keeperRadius() {
		if(this.has(1)) {
			return 42.0;
		} else {
			return 23.0;
		}
	}
	steer(code) {
		rules_Moves.read(code,this.steering);
	}
	step(isPulse) {
		if(this.isOver) {
			return;
		}
		this.mark();
		this.tick++;
		let dt = 0.016666666666666666;
		let _g = 0;
		let _g1 = this.helps.length;
		while(_g < _g1) {
			let i = _g++;
			this.helps[i] = Math.max(0,this.helps[i] - dt);
		}
		this.charges = Math.min(3.0,this.charges + 0.055 * dt);
		this.keeper.move(dt,this.steering);
		let fallTime = this.has(2) ? dt * 0.5 : dt;
		this.pass(dt,fallTime);
		let _g2 = 0;
		let _g3 = this.bodies;
		while(_g2 < _g3.length) {
			let body = _g3[_g2];
			++_g2;
			rules_Sky.move(body,body.kind == 7 || body.isFlung ? dt : fallTime);
		}
		if(isPulse) {
			this.pulse();
		}
		this.spread(dt);
		this.strikes.all(dt);
		this.sweep();
	}
	mark() {
		this.keeper.mark();
		let _g = 0;
		let _g1 = this.bodies;
		while(_g < _g1.length) {
			let body = _g1[_g];
			++_g;
			body.wasX = body.x;
			body.wasY = body.y;
		}
	}
	prepare() {
		this.clock = 0;
		this.calm = 2.6;
		this.waiting = rules_Waves.of(this.wave,this.difficulty.speed,this.rng);
		this.giftAt = this.wave % 2 == 0 ? 4 + this.rng.next() * 6 : -1;
		this.lampsAtStart = this.lamps;
	}
	pass(dt,fallTime) {
		if(this.calm > 0) {
			this.calm -= dt;
			if(this.calm <= 0) {
				let x = 0;
				let y = 0;
				let value = this.wave;
				if(value == null) {
					value = 0;
				}
				if(y == null) {
					y = 0.0;
				}
				if(x == null) {
					x = 0.0;
				}
				this.happenings.push(new rules_Happening(13,x,y,value));
			}
			return;
		}
		this.clock += fallTime;
		while(this.waiting.length > 0 && this.waiting[0].at <= this.clock) this.bodies.push(rules_Sky.enter(this.waiting.shift(),this.rng));
		if(this.giftAt > 0 && this.clock > this.giftAt) {
			this.giftAt = -1;
			this.gift();
		}
		if(this.waiting.length == 0 && !Lambda.exists(this.bodies,function(body) {
			return body.isOfWave();
		})) {
			this.clear();
		}
	}
	clear() {
		let isClean = this.lamps >= this.lampsAtStart;
		this.score += (100 + 20 * this.wave) * (isClean ? 2 : 1) * this.difficulty.points + 0.5 | 0;
		let x = 0;
		let y = 0;
		let value = isClean ? 1 : 0;
		if(value == null) {
			value = 0;
		}
		if(y == null) {
			y = 0.0;
		}
		if(x == null) {
			x = 0.0;
		}
		this.happenings.push(new rules_Happening(14,x,y,value));
		if(this.lamps < this.difficulty.lamps) {
			this.lamps++;
		}
		this.wave++;
		this.prepare();
	}
	gift() {
		let angle = this.rng.next() * 6.283185307179586;
		let height = rules_Tuning.ORBITS[1 + this.rng.below(2)];
		let way = rules_Keeper.drift(height) * height * 0.35;
		let cos = rules_Exact.sin(angle + 1.5707963267948966);
		let sin = rules_Exact.sin(angle);
		let body = new rules_Body(8,cos * height,sin * height,-sin * way,cos * way);
		body.variant = this.lamps < this.difficulty.lamps && this.rng.next() < 0.4 ? 4 : this.rng.below(4);
		this.bodies.push(body);
	}
	pulse() {
		if(this.keeper.stun > 0 || this.pulseAge >= 0) {
			return;
		}
		if(this.charges < 1) {
			let x = this.keeper.x;
			let y = this.keeper.y;
			if(y == null) {
				y = 0.0;
			}
			if(x == null) {
				x = 0.0;
			}
			this.happenings.push(new rules_Happening(7,x,y,0));
			return;
		}
		this.charges--;
		this.pulses++;
		this.pulseAge = 0;
		this.pulseX = this.keeper.x;
		this.pulseY = this.keeper.y;
		let x = this.pulseX;
		let y = this.pulseY;
		if(y == null) {
			y = 0.0;
		}
		if(x == null) {
			x = 0.0;
		}
		this.happenings.push(new rules_Happening(6,x,y,0));
	}
	spread(dt) {
		if(this.pulseAge < 0) {
			return;
		}
		this.pulseAge += dt;
		let reach = 138.0 * Math.min(1,this.pulseAge / 0.26);
		let _g = 0;
		let _g1 = this.bodies.length;
		while(_g < _g1) {
			let i = _g++;
			let body = this.bodies[i];
			let tmp;
			if(!(body.pulse == this.pulses || !body.isAlive)) {
				let reach1 = reach + body.radius;
				let dx = body.x - this.pulseX;
				let dy = body.y - this.pulseY;
				tmp = !(dx * dx + dy * dy < reach1 * reach1);
			} else {
				tmp = true;
			}
			if(tmp) {
				continue;
			}
			body.pulse = this.pulses;
			this.strikes.byPulse(body);
		}
		if(this.pulseAge > 0.26) {
			this.pulseAge = -1;
		}
	}
	loseLamp(body) {
		this.lamps--;
		this.streak = 0;
		let x = body.x;
		let y = body.y;
		let value = this.lamps;
		if(value == null) {
			value = 0;
		}
		if(y == null) {
			y = 0.0;
		}
		if(x == null) {
			x = 0.0;
		}
		this.happenings.push(new rules_Happening(9,x,y,value));
		if(this.lamps > 0) {
			return;
		}
		this.isOver = true;
		this.happenings.push(new rules_Happening(15,0.0,0.0,0));
	}
	take(help,x,y) {
		if(help == 4) {
			this.lamps = Math.min(this.difficulty.lamps,this.lamps + 1) | 0;
		} else {
			this.helps[help] = rules_Tuning.HELP_TIMES[help];
		}
		this.earn(40);
		let x1 = x;
		let y1 = y;
		let value = help;
		if(value == null) {
			value = 0;
		}
		if(y1 == null) {
			y1 = 0.0;
		}
		if(x1 == null) {
			x1 = 0.0;
		}
		this.happenings.push(new rules_Happening(10,x1,y1,value));
	}
	sweep() {
		let kept = 0;
		let _g = 0;
		let _g1 = this.bodies;
		while(_g < _g1.length) {
			let body = _g1[_g];
			++_g;
			if(body.isAlive && body.isFlung && Math.sqrt(body.x * body.x + body.y * body.y) > 430.0) {
				body.isAlive = false;
			}
			if(body.isAlive && body.kind == 3 && Math.sqrt(body.x * body.x + body.y * body.y) > 430.0) {
				body.isAlive = false;
			}
			if(body.isAlive) {
				this.bodies[kept++] = body;
			}
		}
		this.bodies.length = kept;
	}
}
function $getIterator(o) { if( o instanceof Array ) return new haxe_iterators_ArrayIterator(o); else return o.iterator(); }
if( String.fromCodePoint == null ) String.fromCodePoint = function(c) { return c < 0x10000 ? String.fromCharCode(c) : String.fromCharCode((c>>10)+0xD7C0)+String.fromCharCode((c&0x3FF)+0xDC00); }
{
}
rules_Moves.STILL = 4;
rules_Moves.PULSE = 7177;
rules_Moves.END = 7178;
rules_Moves.MAX_MOVES = 16000;
rules_Moves.MAX_TICKS = 216000;
rules_Moves.LIMITS = { still : 4, pulse : 7177, end : 7178, maxMoves : 16000, maxTicks : 216000};
rules_Moves.KEYS = 9;
rules_Moves.DIRECTIONS = 256;
rules_Moves.HEIGHTS = 28;
rules_Recorder.BASE = 91;
rules_Recorder.FIRST = 35;
rules_Recorder.BACKSLASH = 92;
rules_Recorder.SPACINGS = [{ upTo : 9000, ticks : 3},{ upTo : 12500, ticks : 6},{ upTo : 15000, ticks : 12},{ upTo : 16000, ticks : 60}];
rules_Recorder.RESERVED = 3;
rules_Tuning.ORBITS = [108.0,158.0,208.0];
rules_Tuning.HELP_TIMES = [16.0,14.0,9.0,15.0,0.0];
rules_Tuning.RADIUS = [15.0,28.0,15.0,17.0,17.0,20.0,54.0,11.0,18.0];
rules_Tuning.DIFFICULTIES = [{ key : "gentle", name : "Gentle", lamps : 7, speed : 0.9, points : 1.0},{ key : "steady", name : "Steady", lamps : 5, speed : 1.12, points : 1.5},{ key : "wild", name : "Wild", lamps : 4, speed : 1.28, points : 2.0}];
rules_Waves.NAMES = ["First stones","Two by two","A slant of rain","Boulders","Embers","The spiral","Moths","A closing ring","Comet night","Old wrecks","Crossfire","The hulk"];
})(typeof exports != "undefined" ? exports : typeof window != "undefined" ? window : typeof self != "undefined" ? self : this, {});
export const { Moves, Recorder, Replay } = exports;
